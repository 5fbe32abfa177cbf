import { makeStemSet } from "./stem-set.ts";

/** Verbs that carry an intention: they do, make or move something. In their base form. */
const STRONG = `
  achieve act adapt attract awaken balance bask blossom bloom breathe build calm celebrate challenge choose claim climb command complete
  compose connect create cultivate dance deliver design develop discover draw earn embody embrace excel expand explore express finish
  flourish flow focus forge forgive gain gather glow greet grow guard guide hold harvest heal honour honor inspire invest invite journey keep
  launch lead learn let light listen live love manifest master meet mend move nourish nurture open paint pass perform plant play practise
  practice prosper protect publish pursue raise reach read receive recover release rest restore rise run save secure sell shape share
  shield shine sing sleep speak stand strengthen study succeed swim teach thrive transform travel trust understand unite unlock wake walk
  weave welcome win work write yield`;

/** Verbs that say little by themselves. In their base form. */
const PLAIN = `
  accept add afford allow answer appreciate arrive ask attend be become begin believe belong bring buy care carry change clean clear close
  come contribute control cook continue cope cut date deal decide deserve do drink drive eat end enjoy enter exercise experience face fall
  feel fight find fit fix follow get give go graduate handle have hear help hope improve increase join know laugh leave like look lose
  maintain make manage marry need notice obtain offer organize organise overcome own pay plan possess prepare provide quit radiate recognise
  recognize regain remember remain repair retire return say see seek serve set settle show smile smoke solve spend start stay stop study take
  talk tell think train treat try turn use value visit want worry conquer beat destroy banish dream drop forget fail hate lie argue procrastinate
  avoid remove banish communicate concentrate negotiate advance double triple multiply publish purchase rent move conceive adopt reconcile
  reconnect relax meditate pray sit jump ride sail fly cycle lift lose exceed outperform happen last matter exist end support bless save kindle ignite tend stretch spread sparkle bring hold laugh ring promote survive disappear vanish fade soar rebuild renew deepen hear acquire attain realize realise accomplish ace nail
  arrange bake blow brew collect comfort complain convince cross cuddle decorate draft edit employ encourage fade feed fulfil fulfill furnish
  glide hike hire host hug include invent kiss knit last latch listen log lower miss notice nurse operate order outrun owe pack persuade pet pick
  pour prefer print produce propose prove pull push race reassure rebuild recharge recite reconcile record recruit reduce refuse reply report
  rescue respect restart retire row sew sign simplify smell sort stay steer stick store surf surround sustain taste tidy toast trim type lay ripen unwind
  upgrade volunteer wash water wear wed whisper witness yell repay reopen reunite regrow reconsider renovate relocate resist respond
  revise sober stabilize steady suit surrender unfold unpack vote`;

/** Third persons that no rule gives. */
const IRREGULAR_THIRD: Readonly<Record<string, string>> = { be: "is", have: "has" };

/** Verbs that double their last letter before -ing. */
const DOUBLING = new Set(
  "begin get quit run set sit stop swim win cut drop forget let put plan shop travel hit fit".split(" "),
);

const BASES = `${STRONG} ${PLAIN}`.trim().split(/\s+/);

/** Verbs in their base form. */
export const BASE_VERBS: ReadonlySet<string> = new Set(BASES);

/** The stems of verbs that carry an intention. */
export const STRONG_VERB_STEMS: ReadonlySet<string> = makeStemSet(STRONG);

/** The third person singular in the present of a verb's base form: go, goes. */
export function toThirdPerson(base: string): string {
  const irregular = IRREGULAR_THIRD[base];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** The -ing form of a verb's base form: make, making. */
export function toGerund(base: string): string {
  if (base === "lie") return "lying";
  if (DOUBLING.has(base) && base !== "travel") return `${base}${base.at(-1)}ing`;
  return /[^eoy]e$/.test(base) && base !== "be" ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

/** Base forms by their -ing forms. */
export const BASE_OF_GERUND: ReadonlyMap<string, string> = new Map([
  ...BASES.map((base): [string, string] => [toGerund(base), base]),
  ["travelling", "travel"],
]);

/** Base forms by their third persons. */
export const BASE_OF_THIRD: ReadonlyMap<string, string> = new Map(BASES.map((base) => [toThirdPerson(base), base]));

/** Verbs that are names of things as well, so that "love and money" is no doing. */
const ALSO_THINGS = new Set(
  "let love work light rest study dance drink fight care change deal date experience face value dream hope balance practice practise play shield sleep focus help plan return show start stay stop talk train travel visit walk water call cut use look move act release trust design draw flow grant guard guide harvest honour honor journey paint plant raise share shape voice smile smoke laugh answer control challenge support lead interest finish run win calm complete open free clear clean present".split(
    " ",
  ),
);
const LEADS_DOING =
  /^(?:my|the|a|an|our|what|every|this|that|these|those|off|in|with|well|to|from|for|as|like|others|people|those|more|each|every|at|on|it|all|again|freely|deeply|out|up|over)$/i;

/** Whether a text begins with a doing in its base form: "work from home" does, "work and money" does not. */
export function beginsWithDoing(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  return BASE_VERBS.has(first.toLowerCase()) && (!ALSO_THINGS.has(first.toLowerCase()) || LEADS_DOING.test(second));
}
