const OPPOSITE_QUALITIES = {
  "calm and at ease": "anxious nervous worried tense jittery on_edge restless stressed overwhelmed panicked",
  "calm and confident": "afraid scared frightened terrified fearful intimidated",
  "calm and patient": "angry impatient irritable grumpy moody short-tempered snappy",
  confident: "shy insecure timid awkward self-conscious embarrassed",
  proud: "ashamed",
  "rested and full of energy": "tired exhausted sleepy drained burnt-out burned-out fatigued groggy",
  "healthy and strong": "sick ill weak unwell frail",
  "seen and valued": "invisible unimportant overlooked ignored unseen unnoticed",
  "clever and capable": "stupid dumb clumsy incapable",
  "sure of my worth": "small inferior worthless inadequate useless",
  "in good company": "alone lonely isolated lonesome",
  "secure and trusting": "jealous",
  "generous and content": "envious bitter resentful greedy",
  "light-hearted": "sad unhappy depressed miserable gloomy down blue hopeless",
  "well off": "poor broke skint penniless",
  "on time": "late",
  "clear and sure of my way": "lost confused indecisive uncertain",
  "free to move forward": "stuck trapped blocked",
  "diligent and focused": "lazy distracted unproductive",
  "sober and clear": "drunk hungover high",
  "in work that I enjoy": "unemployed jobless",
  "loved by a kind and faithful partner": "single unloved",
  "at peace with myself": "guilty",
  "at ease with how I look": "ugly fat unattractive overweight",
  "kind to myself": "hard_on_myself so_hard_on_myself self-critical",
  "strong in my own right": "a_victim helpless powerless dependent",
  enough: "not_enough",
  whole: "broken damaged",
  "open and warm": "cold distant closed",
  "tidy and organized": "messy disorganized disorganised chaotic",
} as const;

/** What somebody is who is not this, by the quality that is not to be. */
export const OPPOSITES: ReadonlyMap<string, string> = new Map(
  Object.entries(OPPOSITE_QUALITIES).flatMap(([good, bad]) =>
    bad.split(" ").map((word): [string, string] => [word.replaceAll("_", " "), good]),
  ),
);
