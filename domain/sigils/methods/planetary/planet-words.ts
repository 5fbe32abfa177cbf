import { makeLexicon } from "../../lexicon.ts";
import { PLANETS, type Planet } from "./planets.ts";

/** What a word of the planet's own domain weighs, and what one that lies near it weighs. */
export const STRONG_WEIGHT = 3;
const WEAK_WEIGHT = 1;

/**
 * The words by which a planet is chosen: of its own domain, and near it. A word may lie near several planets. Beasts, plants, stones, foods,
 * parts of the body and places follow Agrippa, De occulta philosophia I, 22 to 32 and 48; trades follow Lilly, Christian Astrology I, 8 to 14.
 */
const PLANET_WORDS: Readonly<Record<Planet, { readonly own: string; readonly near: string }>> = {
  saturn: {
    own: `
      structure discipline disciplined boundary boundaries limit ending legacy time patience patient endure endurance
      persevere perseverance persist persistence persistent stable stability foundation responsible responsibility
      duty restrict restriction banish bind karma ancestor ancestors elder age ageing aging old_age grief grieve mourn
      death quit stop_smoking stop_drinking addiction addicted habit routine let_go closure solitude debt mortgage
      lasting permanent commitment commit saturn burden land real_estate bone bones sober sobriety farewell retirement
      retire deadline procrastination procrastinate loan pension inheritance inherit heirloom estate landlord tenant
      rent lease farm farmer plow soil mine miner mason potter pottery plumber carpenter tomb grave cemetery funeral
      prison jail winter tooth teeth knee spine skeleton arthritis yew cypress onyx crow raven owl goat donkey
      tortoise stamina consistency consistent diligent diligence steadfast thrifty frugal austere monastery hermit
      loner alcohol alcoholism cigarette cigarettes nicotine vape gambling smoking sugar_free archive antique museum
      archaeology genealogy bankruptcy overdue tidy declutter`,
    near: `
      end finish complete completion focus organize organized organise order hard_work work slow quiet wait serious
      save saving savings past release ground grounded structured separate separation divorce divorced house property
      tradition history protect protection mountain stone forget memory smoke smoker drinking build builder roof wall
      fence basement renovate renovation repair fix afford budget leave loss lose lost alone calm sleepless chronic
      tax taxes paperwork schedule plan planning punctual late clean cleaning cellar cold`,
  },
  jupiter: {
    own: `
      growth grow grew grown expand expansion fortune fortunate luck lucky wealth wealthy rich riches money abundance
      abundant prosper prosperity prosperous justice judge judgement lawsuit court legal law lawyer honour honor faith
      generous generosity opportunity plenty optimism optimistic blessing bless blessed philosophy religion religious
      university degree pay_raise a_raise pay_rise income salary jupiter lottery jackpot win_money gratitude grateful
      thankful hope hopeful spiritual god divine charity mercy prayer pray church temple priest bishop minister mosque
      synagogue ministry senator mayor politics politician citizen citizenship passport visa immigration asylum
      scholarship grant fund funding donation donor harvest bread baker bakery bake baking wheat corn grain barley
      flour dough pastry cake sugar fig almond walnut grape wine vineyard brewery feast banquet restaurant cafe oak
      cedar sapphire amethyst elephant whale eagle stag liver professor doctorate phd graduate graduation alumni bonus
      dividend profitable revenue wage millionaire billionaire treasure ethical integrity nonprofit volunteer
      volunteering mentor guru celebrate celebration enlightenment`,
    near: `
      profit business promotion promoted invest investment investor success wisdom wise earn earnings gain increase
      improve improvement flourish thrive prosperously career teacher foreign abroad joy happy fair truth trust bank
      cash debt finance financial dream_job job better big bigger achieve believe belief knowledge startup company
      shop receive accept accepted cook kitchen chef food guest hotel merger partnership farm savings admission
      admitted college master masters certificate license licence insurance stock stocks crypto sponsor patron reward
      award prize gift give help helpful serve service client clients customers flow overflow pregnant weight
      lottery_ticket world global ocean horizon`,
  },
  mars: {
    own: `
      courage courageous brave bravery action act strength strong stronger strengthen conflict defence defense defend
      fight fighter warrior war battle victory victorious enemy enemies attack rival compete competition competitive
      competitor race athlete athletic sport muscle muscles marathon anger angry rage bold boldness fear fearless
      afraid assertive stand_up conquer overcome surgery surgeon operation force sword iron mars passion desire lust
      weapon shield combat boxing boxer train_hard aggressive protect protection temper army soldier military navy
      police officer firefighter security guard gym workout deadlift squat pushup lifting weightlifting crossfit
      triathlon ironman sprint football soccer rugby hockey wrestling karate judo taekwondo mma fencing climb climber
      climbing hunter hunt butcher smith blacksmith welder mechanic metal knife steel rust engine motor motorbike
      motorcycle wolf horse tiger leopard bully bullied bullying harass harassment stalker intruder burglar thief
      ambush revenge resist resistance rebel revolution daring adrenaline nettle garlic thorn scorpion ruby wound
      injury injured blood_pressure libido erection`,
    near: `
      power powerful energy energetic win winner confident confidence will willpower drive motivated motivation
      initiative begin start started determined determination challenge quick fast fire blood independence independent
      danger dangerous run running runner obstacle sex sexual discipline confront safe freely free freedom break
      breakthrough push jump swim swimming cycle_race bike cycling skate ski skiing snowboard
      surf surfing hike hiking tennis basketball baseball golf match team coach championship tournament medal league
      goal_keeper argue argument quarrel hurt pain painful cut operate dentist fever inflammation migraine headache
      hot spicy pepper barbecue grill hard tough fierce bite dare panic`,
  },
  sun: {
    own: `
      success successful succeed vitality vital health healthy healthier heal healing lead leader leadership clarity
      fame famous confidence confident self_confidence recognition recognise recognize recognized shine brilliant
      radiant radiance purpose authority pride proud promotion promoted sun sunlight sunny sunshine king queen crown
      ego self_esteem self_worth recover recovery identity true_self father dad champion stage charisma charismatic
      wellbeing well_being glory destiny celebrity star stardom limelight spotlight audience applause ovation actor
      actress acting audition theatre theater hollywood oscar grammy broadway movie film director president
      prime_minister governor ceo executive manager management boss supervisor lion phoenix swan gold golden goldsmith
      jewel jeweller crown_prince prince princess royal noble nobility laurel marigold sunflower saffron honey bee
      cinnamon topaz diamond amber incense cardiac eyesight vision_test cancer remission immune chemo chemotherapy
      diabetes thyroid cured rejuvenate summer noon dawn sunrise`,
    near: `
      power powerful energy energetic victory win winner career achieve achievement goal goals joy happy happiness
      light warmth warm bright life alive create creative creativity creator visible visibility respect honour honor
      ambition ambitious strong strength body cure illness ill true authentic dream spirit honest truth wealth disease
      sick sickness performance perform performer worthy eye eyes back heartbeat doctor nurse hospital diagnosis
      therapy therapist medicine well wellness fit fitness follower followers subscribers viewers channel influencer
      youtube instagram tiktok brand portfolio solo show premiere opening seen notice noticed admire admired best
      excellence excellent talent talented gifted morning wake vacation holiday`,
  },
  venus: {
    own: `
      love lover beloved loved loving heart romance romantic marriage married marry wedding husband wife partner
      relationship soulmate soul_mate girlfriend boyfriend fiance fiancee engagement engaged bride groom beauty
      beautiful attract attractive attraction harmony harmonious friend friendship art artist artistic paint painter
      painting music musician song sing singer singing dance dancer dancing poetry kind kindness tender tenderness
      affection affectionate compassion compassionate peace peaceful reconcile reconciliation charm charming pleasure
      sensual venus grace graceful self_love lovable embrace garden gardener flower flowers florist bouquet rose lily
      violet myrtle orchid perfume jewelry jewellery necklace emerald copper dove rabbit bunny sparrow kiss kissing
      cuddle hug flirt flirting crush valentine date_night makeup cosmetic cosmetics hair hairdresser salon beautician
      stylist tailor dress dressmaker seamstress sew sewing knit knitting crochet embroidery weave weaver quilt
      ceramics craft crafts handmade gallery exhibition sculptor sculpture sculpt drawing illustrate illustrator
      illustration watercolor watercolour photograph photographer photography piano pianist guitar guitarist violin
      violinist cello drum drums flute band orchestra choir concert album melody ballet tango salsa opera decorate
      decorator interior_design chocolate candy dessert ice_cream confectioner sweets spring skin complexion acne
      wrinkles handsome pretty elegant elegance style lovely cherish adore adored admirer spouse bridesmaid
      anniversary honeymoon`,
    near: `
      desire passion passionate single my_ex draw happy happiness joy balance balanced beautify creative creativity
      create social design designer fashion model delight together sweet gentle forgive forgiveness family luxury
      luxurious fertility sister girl woman women intimate intimacy date dating enjoy enjoyment comfort relax relaxed
      body confidence lonely loneliness smile smiling laugh laughter fun party guest play playful game soft sex sexual
      cake bakery cafe wine restaurant dinner kitchen cook plant plants tree apple strawberry honey colour color bath
      spa massage yoga diet slim slender weight look looks welcome community neighbours neighbors belonging trust
      faithful loyal loyalty jealous jealousy heartbreak breakup divorce roommate colleague colleagues coworker
      coworkers team`,
  },
  mercury: {
    own: `
      speech speak spoke speaking speaker voice word words write writer writing wrote written book novel study student
      studies learn learning learned exam exams test tests quiz school teach teaching trade trader trading sell seller
      sale sales sold negotiate negotiation negotiator contract travel travelling traveling traveller trip journey
      message letter mail email wit witty clever quick_mind mind think thought thinking thinker intelligent
      intelligence intellect intellectual communicate communication conversation language translate translator
      translation interview presentation client customer business read reader reading memory memorize mercury logic
      logical code coder coding program programmer programming developer software hardware app mathematics math maths
      algebra science scientist research researcher physics chemistry biology computer laptop phone publish publisher
      publication publishing thesis dissertation essay blog blogger podcast internet website online idea ideas
      decision decide poem poet grade grades homework class classroom course lecture lesson tutor tutoring library
      librarian journal journalist journalism reporter editor editing author screenplay script screenwriter spanish
      french german english italian chinese japanese korean russian portuguese arabic latin fluent fluently accent
      vocabulary grammar spelling stutter stammer debate rhetoric market marketing merchant merchandise retail store
      shopkeeper entrepreneur startup freelance freelancer gig broker deal deals bargain buyer buyers sign_up invoice
      accountant accounting bookkeeping clerk secretary resume cv cover_letter application apply applied recruiter
      hire hired vacancy engineer engineering algorithm data analyst analytics chess puzzle riddle comedy comedian
      joke fox magpie parrot monkey hazel agate nerve nerves nervous_system tongue finger fingers lung lungs breath
      breathing asthma bus train railway airport airplane plane pilot taxi commute commuter ticket luggage suitcase
      vehicle driving_test driving_licence road_trip backpack backpacking`,
    near: `
      knowledge understand understood know focus focused concentrate concentration answer job jobs work working
      school_work skill skills clear clarity truth brother sister sibling neighbour neighbor move moving moved car
      drive driver driving flight flying road explore discover curious curiosity money profit office quick fast
      university degree find found solve solution wisdom company shop pass project projects meeting meetings question
      call chat text talk talking post listen explain express network networking connect connection magazine newspaper
      youtube channel remote desk employer employee employed unemployed career trick sharp attention adhd dyslexia
      college graduate certificate bike cycle paperwork key keys lost_keys wallet youth young teenager teen game games
      hand hands`,
  },
  moon: {
    own: `
      intuition intuitive dreams dreaming lucid home house household cycle cycles motherhood baby babies pregnant
      pregnancy conceive birth fertile fertility psychic emotion emotional emotions feeling feelings sleep slept
      asleep insomnia nightmare nightmares moon lunar night nights subconscious unconscious womb nurture nurturing
      divination tarot scrying ocean sea tide period menstrual menopause inner_voice inner_child clairvoyant
      premonition mom mum mommy mummy nanny midwife newborn infant toddler breastfeed breastfeeding breast breasts
      nursing ivf miscarriage maternity adopt adoption foster homesick apartment flat move_in new_home family_home
      cottage kitchen cradle lullaby bedtime cat kitten dog puppy pet pets hamster frog fish fisher fishing fisherman
      sailor sail sailing boat ship harbor harbour beach lake river pool rain raining pearl silver crystal moonstone
      willow poppy mermaid diary tear tears cry crying stomach digestion bowel gut bladder hormone hormones mood moods
      moody nostalgia nostalgic clairvoyance astrology astrologer horoscope ritual witch witchcraft spell milk soup
      tea`,
    near: `
      family mother grandmother grandma child children kid kids daughter son parent parents parenting dream water calm
      calmly calmness quiet rest rested peace peaceful heal healing sensitive sensitivity secret hidden mystery
      imagination imagine past ancestor ancestors comfort comfortable rhythm change changing travel soft safe safety
      shelter protect spirit vision intimate care caring carer caregiver belong belonging woman women reflect
      reflection relax relaxed relaxing anxiety anxious worry worried stress stressed overwhelmed panic depression
      depressed magic food cook cooking garden remember bed bedroom room roommate neighbourhood neighborhood village
      city town country hometown move moving house_sale rent meditate meditation breathe bath swim swimming wave waves
      moonlight breakfast dinner eat eating appetite diet drink weight public crowd therapy feel felt memory memories
      body return returns`,
  },
};

/** The words of all planets by their stems. */
export const PLANET_LEXICON = makeLexicon(
  PLANETS.flatMap((topic) => [
    { topic, weight: STRONG_WEIGHT, words: PLANET_WORDS[topic].own },
    { topic, weight: WEAK_WEIGHT, words: PLANET_WORDS[topic].near },
  ]),
);
