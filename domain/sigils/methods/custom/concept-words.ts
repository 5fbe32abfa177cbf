import { makeLexicon } from "../../lexicon.ts";
import { CONCEPT_THEMES, type ConceptTheme } from "./symbol-library.ts";

/**
 * The words by which a theme is known; each stem belongs to one theme. What an intention turns away from is listed with what it asks for: fear
 * with power, debt with wealth, pain with healing.
 */
export const CONCEPT_WORDS: Readonly<Record<ConceptTheme, string>> = {
  discovery: `
    discover discovery find found seek seeking sought search explore explorer exploration unknown adventure
    adventurous journey voyage travel traveller trip quest curious curiosity uncover reveal wander novelty new_place
    new_world opportunity door unlock answer investigate experiment encounter`,
  purpose: `
    purpose purposeful goal aim target mission vocation calling my_path life_path right_path career direction focus
    focused concentrate concentration ambition ambitious achieve achievement accomplish accomplishment finish
    completion dedicate dedication devote discipline disciplined motivate motivation determined determination destiny
    meaning meaningful dream dream_job persevere perseverance persist persistence productive productivity commit
    commitment true_will come_true work succeed procrastination`,
  alignment: `
    align alignment balance balanced equilibrium harmony harmonious harmonize attune attunement centred centered
    grounded grounding integrate integration integrity flow unity unite union one_with spirit spiritual spirituality
    soul divine god goddess faith higher_self universe cosmic sacred symmetry synchronicity rhythm nature`,
  truth: `
    truth truthful true honest honesty sincere sincerity authentic authenticity genuine real reality clear clearly
    clarity transparent transparency voice speak spoke speech express expression communicate communication confess
    justice fair fairness court lawsuit verdict trust illusion deception lie liar admit`,
  love: `
    love true_love lover beloved heart romance romantic affection affectionate passion passionate marry married
    marriage wedding husband wife partner partnership relationship soulmate girlfriend boyfriend friend friendship
    friendly kind kindness tender tenderness compassion compassionate intimate intimacy family daughter son child
    children baby mother father sister brother parent companion companionship lonely loneliness reconcile reunite
    embrace cherish adore attract attractive beauty beautiful belong belonging grandmother grandfather ancestor`,
  wealth: `
    wealth wealthy money rich riches abundance abundant prosper prosperity prosperous fortune fortunate luck lucky
    gold income salary wage profit profitable earn earnings pay_raise pay_rise a_raise interview business client
    customer sale sell sold job promotion invest investment saving debt mortgage rent afford financial finance
    finances bank treasure plenty plentiful cash loan poverty bill lottery job_offer startup company shop receive`,
  power: `
    power powerful strength strong stronger strengthen courage courageous brave bravery bold boldness confident
    confidence self_confidence victory victorious win winner won conquer overcome lead leader leadership authority
    dominate influence influential force energy energetic vitality vigor vigour willpower fearless fear afraid
    assertive stand_up independent independence free freedom liberate liberation control master mastery unstoppable
    success successful champion compete competition fight fighter warrior triumph respect shy insecure insecurity
    worthy self_worth self_esteem`,
  wisdom: `
    wisdom wise wiser know knew knowledge understand understood understanding insight insightful intuition intuitive
    learn learned learning lesson study student studies exam school university college degree graduate teach teacher
    think thought intelligent intelligence intellect memory remember memorize judgement judgment decide decision
    discern discernment read research foresight vision mindful awareness aware enlighten enlightenment guide guidance
    counsel language test accepted_into accepted_to`,
  healing: `
    heal healer healing health healthy healthier recover recovery be_whole feel_whole cure cured restore restoration
    medicine medical remedy treatment therapy therapist wellbeing well_being get_well wellness body pain painful
    painless illness ill sick sickness disease wound injury hurt surgery operation cancer trauma grief grieve mourn
    broken_heart heartbreak depression depressed addiction addicted sober sobriety smoke smoking drinking quit
    recuperate regenerate rejuvenate nourish fit fitness weight`,
  protection: `
    protect protection protector protective safe safely safety secure security shield guard guardian ward defend
    defence defense defender shelter sanctuary refuge haven harm harmless danger dangerous threat enemy enemies attack
    evil curse hex jealous jealousy envy negative negativity bad_luck banish boundary boundaries barrier armour armor
    watch_over home household hide keep_away ill_will predator violence violent abuse thief`,
  growth: `
    grow grew grown growth growing flourish thrive bloom blossom flower seed plant harvest garden fertile fertility
    pregnant pregnancy conceive birth create creation creative creativity creator inspire inspiration invent art
    artist artistic paint painter compose write writer wrote novel dance dancer music song sing build builder develop
    development improve improvement progress expand expansion evolve evolution transform transformation change begin
    beginning new_life potential talent skill skilled better_person blossom_into imagination poem poetry publish`,
  peace: `
    peace peaceful peacefully calm calmness calmly serene serenity tranquil tranquility tranquillity quiet quietly
    be_still inner_stillness silence rest restful restfully relax relaxed relaxation sleep slept asleep insomnia
    nightmare let_go letting_go surrender forgive forgiveness forgave accept acceptance patient patience gentle
    gentleness ease anxiety anxious worry worried stress stressed stressful anger angry rage panic overwhelmed burnout
    content contentment happy happiness joy joyful gratitude grateful thankful bliss meditate meditation breathe
    breath conflict quarrel argue temper guilt shame`,
};

/** The words of all themes by their stems. */
export const CONCEPT_LEXICON = makeLexicon(
  CONCEPT_THEMES.map((topic) => ({ topic, weight: 1, words: CONCEPT_WORDS[topic] })),
);
