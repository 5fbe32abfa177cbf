/** Words that take back what a sentence says. */
const HEDGES: readonly RegExp[] = [
  /\b(?:maybe|perhaps|possibly|hopefully|probably|somehow|supposedly|ideally)\b/gi,
  /\b(?:(?<=\b(?:I|am|is|are|be|feel|just) )(?:kind of|sort of)|more or less|if possible|if (?:it|that) is (?:possible|okay|ok)|if I (?:may|can)|if all goes well|god willing)\b/gi,
  /(?<!\b(?:what|whatever|how|who|all|things?|way|as|than) )\b(?:I guess|I suppose|I think|I feel like|I believe)(?: that)?(?= )/gi,
  /\b(?:some day|sometime|eventually|sooner or later|at some point|one day)\b(?! at a time)/gi,
  /\b(?:at least a (?:bit|little)|a (?:little )?bit)\b(?! (?:of|over))/gi,
  /(?<!\b(?:some(?:one|body)|any(?:one|body)|man|woman|person|people|teacher|doctor|friend|partner) )\bwho knows(?=[.!?,]|$)/gi,
  /\b(?:try|trying) (?:to|and)\b/gi,
  /\b(?:hope|hoping|wish|would like|would love|would be (?:nice|great|good)|could|might)\b/gi,
];

/** The hedges that can be left out without touching the sentence around them: all but the last two, which are verbs themselves. */
const LOOSE_HEDGES = HEDGES.slice(0, -2);

/** The hedging words of a cleaned text, in lower case. */
export function listHedges(text: string): string[] {
  return HEDGES.flatMap((hedge) => Array.from(text.matchAll(hedge), ([found]) => found.toLowerCase()));
}

/** A cleaned text without the hedges that can be left out. */
export function dropHedges(text: string): string {
  const without = LOOSE_HEDGES.reduce((sofar, hedge) => sofar.replace(hedge, ""), text);
  return without
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .replace(/([,;])(?:\s*[,;])+/g, "$1")
    .replace(/^[\s,;:]+|[\s,;:]+$/g, "");
}
