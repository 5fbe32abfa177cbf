/** What is said in place of "without …", by what is to be absent. */
const INSTEAD_OF_WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/\bwithout (?:my )?hands (?:shaking|trembling|sweating)\b/gi, "with steady hands"],
  [/\bwithout my voice (?:shaking|trembling|cracking|breaking)\b/gi, "with a steady voice"],
  [
    /\bwithout (?:shaking|trembling|freezing(?: up)?|stuttering|stammering|blushing|sweating)\b/gi,
    "calmly and clearly",
  ],
  [/\bwithout (?:any )?(?:fear|being (?:afraid|scared)|feeling (?:afraid|scared))(?: of [a-z ]+)?\b/gi, "with courage"],
  [
    /\bwithout (?:any )?(?:stress|worry(?:ing)?|anxiety|panic(?:king)?|getting (?:anxious|nervous|stressed)|feeling (?:anxious|nervous|stressed)|nerves)\b/gi,
    "with a calm mind",
  ],
  [/\bwithout (?:stopping|a break|walking|giving up)\b/gi, "from start to finish"],
  [/\bwithout (?:any )?(?:pain|aches|hurting|limping)\b/gi, "with ease"],
  [/\bwithout (?:any )?(?:pills|medication|meds|drugs|melatonin)\b/gi, "deeply and naturally"],
  [/\bwithout (?:any )?(?:guilt|feeling (?:guilty|bad)|shame|regret)\b/gi, "with a good conscience"],
  [/\bwithout (?:apologi[sz]ing|asking permission|explaining myself)\b/gi, "freely"],
  [
    /\bwithout (?:any )?(?:doubts?|doubting myself|hesitation|hesitating|second-guessing(?: myself)?)\b/gi,
    "with confidence",
  ],
  [/\bwithout (?:yelling|shouting|losing my (?:temper|patience)|getting angry|snapping)\b/gi, "with patience"],
  [/\bwithout (?:any )?(?:distractions?|getting distracted)\b/gi, "with full attention"],
  [/\bwithout (?:crying|breaking down|tears|falling apart)\b/gi, "with a calm heart"],
  [/\bwithout (?:any )?(?:(?:asking for |needing )?help|support)\b/gi, "by my own strength"],
  [/\bwithout (?:any )?(?:debts?|going into debt)\b/gi, "with money to spare"],
  [/\bwithout (?:this |my |any |a |the )?(?:headaches?|migraines?|hangovers?)\b/gi, "with a clear, light head"],
  [/\bwithout (?:cheating|lying)\b/gi, "honestly"],
  [
    /\bwithout (?:any )?(?:quarrel(?:s|ing|ling)?|fights?|fighting|arguments?|arguing|rows?|conflicts?|drama)\b/gi,
    "in harmony",
  ],
  [/\bwithout (?:(?:any|a single|making) )*(?:mistakes?|errors?|faults?)\b/gi, "flawlessly"],
  [
    /\bwithout (?:(?:any|a) )?(?:hiccups?|problems?|trouble|incidents?|hitch(?:es)?|complications?|delays?)\b/gi,
    "smoothly",
  ],
  [
    /\bwithout (?:having to worry|worrying|stressing) about (?:the |my )?([a-z ]+?)(?= or |$|[,.;])(?: or [^,.;]+)?/gi,
    "with plenty of money for $1",
  ],
  [/\bwithout (?:waking(?: up)?|nightmares)(?: (?:at|in|every)[a-z0-9 ]+)?\b/gi, "deeply and soundly"],
  [/\bwithout (?:any )?(?:pressure|haste|rush(?:ing)?|hurry)\b/gi, "at my own pace"],
  [/\bwithout (?:a |any )?(?:crutch(?:es)?|stick|cane|walker|wheelchair)\b/gi, "freely on my own legs"],
  [/\bwithout (?:a |any )?loans?\b/gi, "with my own money"],
  [/\bwithout (?:becoming|getting|growing|being|turning) (?:bitter|cynical|hard|cold)\b/gi, "with a warm heart"],
];

/** Other words that name what is fought, and what is said in their place. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  ...INSTEAD_OF_WITHOUT,
  [/\band no (?:trouble|problems?|fights?|stress|issues) with (?=(?:my|the|our) )/gi, "and peace with "],
  // What is not to be is said beside what is to be: "be a good mother and not lose myself".
  [/(?<=[a-z]{2,} [a-z]+.*),? (?:and|but)(?: I| my [a-z]+)?(?: do| does)? (?:not|never) [^,.;]+(?=$|[.,;])/gi, ""],
  [
    /(?<=^(?:I|my) .*[a-z0-9]),? and (?:drink|eat|smoke|spend|work|worry|scroll|watch|talk|use) (?:less|fewer) [^,.;]+(?=$|[.,;])/gi,
    "",
  ],
  [
    /\b(marry|(?<!I )love|be with|grow old with|live with|a (?:future|life|family|home) with|wake up (?:beside|next to)) (?:him|her)\b/gi,
    "$1 the person I love",
  ],
  [/\b(?:that|which) I do not hate\b/gi, "that I like"],
  [/\b(?:am|be) not (?:alone|lonely)\b/gi, "am in good company"],
  [/\bno matter what\b/gi, "whatever comes"],
];

/** A text with what it fights by the way said as what is there in its place: "without fear" is "with courage". */
export function sayPositively(text: string): string {
  return INSTEAD.reduce((sofar, [fought, wanted]) => sofar.replace(fought, wanted), text);
}
