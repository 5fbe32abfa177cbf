import { makeLexicon } from "./lexicon.ts";
import { PLANETS, type Planet } from "./planets.ts";

/** What a word of the planet's own domain weighs, and what one that lies near it weighs. */
export const STRONG_WEIGHT = 3;
const WEAK_WEIGHT = 1;

/** The words by which a planet is chosen: of its own domain, and near it. A word may lie near several planets. */
const PLANET_WORDS: Readonly<Record<Planet, { readonly own: string; readonly near: string }>> = {
  saturn: {
    own: `
      structure discipline boundary boundaries limit ending legacy time patience patient endure endurance persevere
      perseverance persist persistence stable stability foundation responsible responsibility duty restrict
      restriction banish bind karma ancestor ancestors elder age ageing aging old_age grief mourn death quit
      stop_smoking stop_drinking addiction habit routine let_go closure solitude debt mortgage lasting permanent
      commitment saturn burden land real_estate bone sober sobriety farewell retirement retire deadline
      procrastination`,
    near: `
      end finish complete completion focus organize organized order hard_work work slow quiet wait serious save saving
      past release ground grounded structured separate separation divorce house property tradition history protect
      protection mountain stone winter forget memory`,
  },
  jupiter: {
    own: `
      growth grow grew grown expand expansion fortune fortunate luck lucky wealth wealthy rich riches money abundance
      abundant prosper prosperity prosperous justice judge lawsuit court legal law honour honor faith generous
      generosity opportunity plenty optimism optimistic blessing bless philosophy religion religious university degree
      pay_raise a_raise income salary jupiter lottery win_money gratitude grateful hope hopeful spiritual god divine
      charity mercy`,
    near: `
      profit business promotion invest investment success wisdom wise earn gain increase improve flourish thrive
      career teacher foreign abroad joy happy fair truth trust bank cash debt finance financial dream_job job better
      big bigger achieve believe belief knowledge startup company shop receive accept`,
  },
  mars: {
    own: `
      courage courageous brave bravery action act strength strong stronger strengthen conflict defence defense defend
      fight fighter warrior war battle victory victorious enemy enemies attack rival compete competition competitor
      race athlete athletic sport muscle marathon anger angry rage bold boldness fear fearless afraid assertive
      stand_up conquer overcome surgery operation force sword iron mars passion desire lust weapon shield combat
      boxing train_hard aggressive protect protection temper`,
    near: `
      power powerful energy energetic win winner confident confidence will willpower drive motivated motivation
      initiative begin start determined determination challenge quick fast fire blood independence independent danger
      run running obstacle sex sexual discipline confront safe free freedom`,
  },
  sun: {
    own: `
      success successful vitality vital health healthy heal healing lead leader leadership clarity fame famous
      confidence confident self_confidence recognition recognise recognize recognized shine brilliant radiant radiance
      purpose authority pride proud promotion sun sunlight king queen crown ego self_esteem self_worth recover
      recovery identity true_self father champion stage charisma charismatic wellbeing well_being glory destiny`,
    near: `
      power powerful energy energetic victory win winner career achieve achievement goal joy happy happiness light
      gold golden warmth warm bright life alive create creative creativity visible respect honour honor ambition
      ambitious strong strength body cure illness true authentic dream spirit honest truth wealth disease sick
      performance perform boss worthy`,
  },
  venus: {
    own: `
      love lover beloved heart romance romantic marriage married marry wedding husband wife partner relationship
      soulmate girlfriend boyfriend beauty beautiful attract attractive attraction harmony harmonious friend
      friendship art artist artistic paint painter painting music musician song sing dance dancer poetry kind kindness
      tender tenderness affection compassion peace peaceful reconcile charm charming pleasure sensual venus grace
      graceful self_love lovable embrace garden flower`,
    near: `
      desire passion happy happiness joy balance beautify creative creativity create social design fashion delight
      together sweet gentle forgive forgiveness family luxury fertility sister girl woman women intimate intimacy date
      dating enjoy comfort relax body confidence lonely loneliness`,
  },
  mercury: {
    own: `
      speech speak spoke speaking voice word words write writer writing wrote book novel study student studies learn
      learning exam test school teach teaching trade sell seller sale sales negotiate negotiation contract travel
      travelling trip journey message letter wit clever quick_mind mind think thought thinking intelligent
      intelligence intellect communicate communication conversation language translate interview presentation client
      customer business read reading memory memorize mercury logic code coding program programming software
      mathematics science computer phone publish publisher thesis essay blog podcast internet website idea decision
      decide poem`,
    near: `
      knowledge understand know focus concentrate concentration answer job work school_work skill clear clarity truth
      brother sister neighbour neighbor move moving car drive flight flying road explore discover curious curiosity
      money deal profit office quick fast university degree find solve solution wisdom startup company shop`,
  },
  moon: {
    own: `
      intuition intuitive dreams dreaming lucid home house household cycle cycles motherhood baby pregnant pregnancy
      conceive birth fertile fertility psychic emotion emotional feeling feelings sleep slept asleep insomnia
      nightmare moon night subconscious unconscious womb nurture nurturing divination tarot scrying ocean sea tide
      period menstrual inner_voice inner_child clairvoyant premonition`,
    near: `
      family mother child children daughter son parent dream water calm quiet rest peace heal healing sensitive
      sensitivity secret hidden mystery imagination imagine past ancestor ancestors comfort rhythm change changing
      travel soft safe protect spirit vision intimate care caring belong belonging woman women reflect relax anxiety
      anxious magic food cook garden remember`,
  },
};

/** The words of all planets by their stems. */
export const PLANET_LEXICON = makeLexicon(
  PLANETS.flatMap((topic) => [
    { topic, weight: STRONG_WEIGHT, words: PLANET_WORDS[topic].own },
    { topic, weight: WEAK_WEIGHT, words: PLANET_WORDS[topic].near },
  ]),
);
