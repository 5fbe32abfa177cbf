import { makeStemSet } from "./stem-set.ts";

/** Things, people, places and deeds that one can picture. */
export const CONCRETE_STEMS = makeStemSet(`
  album apartment apprenticeship art article audience author baby back bank bed bike bill blog boat body book boss boundary boundaries bread
  bridge brother business cabin car career chapter child children choir cigarette class classroom client coach coast college colleague company
  conversation cook cottage course court customer dance dancer daughter deadline debt degree designer diploma dog dollar dollars door drawing
  driving_licence driving_test engineer euro evening exam exhibition family farm father film flat flower forest friend gallery garden gift girlfriend
  grandmother grandfather grant guitar gym hand harvest heart hike hill home horse house husband illness income instrument interview invoice
  job journal journey kitchen knee language law lawyer letter licence license loan lover lungs manager manuscript marathon marriage meal
  meeting mentor migraine money mortgage mother mountain music musician neighbour neighbor nights novel nurse nursing office orchard painting
  paper parent partner partnership path people piano play poem poetry pound pounds practice presentation pregnancy profit project promotion
  prize programme public publisher pupil quilt race raise rent river role room salary saving savings scholarship school score sea shop show sister
  skin sleep smoking song son speech spine stage story student studio studies sun swim table talk team test therapist thesis ticket town training
  tree university village visa voice wage wedding weight wife woman women workshop world_record writing yoga spanish french german italian
  chinese japanese english breath breathing door doors words word craft
  kid kids grandson granddaughter nephew niece uncle aunt cousin grandma grandpa nana dad mum mom toddler teenager stepmother stepfather
  girlfriend boyfriend neighbors landlord tenant roommate knee hip shoulder neck belly hair teeth eye eyes ear feet foot leg arm face
  gut stomach blood sugar water wine beer coffee tea tomato lemon breakfast dinner supper lunch plate cup desk office window
  wall roof bath shower mirror candle fire beach ocean lake rain snow tree sky moon star street city country island farm field
  train plane flight airport bus bicycle truck passport suitcase ring dress shoes phone laptop screen camera app website email
  contract signature deposit refund cheque check dollar euro pound salary rent followers subscribers users readers tickets stadium
  trophy medal team captain coach match goal church choir band gig concert orchestra violin cello flute drum microphone studio
  poem verse chapter page notebook pencil brush canvas clay kiln camera lens exhibition stall market bakery restaurant cafe
  nurse doctor surgeon surgery scan results hospital clinic vet puppy kitten bird chicken bee honey bread rice soup salad
  minutes hours kilometres kilometers miles steps marathon morning rush`);

/** Words of feeling, quality and spirit: they tell a direction, not a thing. */
export const LIFE_STEMS = makeStemSet(`
  abundance abundant anger anxiety anxious balance beautiful beauty blessed bliss brave bravery calm charisma clarity clear comfort compassion
  confidence confident contentment courage creative creativity curious discipline ease energy enlightenment faith fame fear focus fortune free
  freedom gentle grateful gratitude greatness growth guidance happiness happy harmony health healthy honest honesty hope imagination inner
  inspiration intuition joy joyful justice kind kindness knowledge life lonely love loved luck lucky magic mind miracle motivation passion past
  patience patient peace peaceful positive positivity power powerful prosperity protection prosperous pure purpose purity rich riches sad safe safety self
  serenity sober soul spirit spiritual stability strength stress strong success successful talent true truth universe victory vitality wealth
  wealthy wellbeing willpower wisdom wise world worth worthy young tired sick afraid money ex enemy enemies weak broke poor
  everything better good great nice thing`);

/** Words that could mean anything. */
export const VAGUE_STEMS = makeStemSet(`
  thing things stuff something anything everything whatever nice good great better best amazing awesome lot lots happy happiness success
  successful perfect fine okay ok positive positivity greatness more situation somewhere someone changes`);

/** Words that let a reader feel, see or hear what is meant. */
export const VIVID_STEMS = makeStemSet(`
  bright brightly boldly calmly clearly deep deeply easily ease fearless fearlessly flow flowing free freely fully gently golden glad gladly grace
  gracefully joy joyful joyfully light lightly open openly peacefully proud proudly quiet quietly radiant radiate rested root rooted safe safely
  serene shine steady steadily strong strongly vibrant warm warmth wholehearted whole alive fresh tender soft blaze fierce heart hearts delight
  confident calm`);
