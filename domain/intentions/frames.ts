/** What follows a frame: a doing in its base form, a thing, or a separate clause. */
type Rest = "doing" | "thing" | "clause";

/** A way to begin that says how much one wants something; what follows is the thing itself. */
interface Frame {
  readonly pattern: RegExp;
  readonly rest: Rest;
  /** What the rest begins with beside itself. */
  readonly before?: string;
}

const ADVERB =
  "(?: (?:really|truly|just|only|also|so|now|finally|deeply|simply|desperately|still|very much|always|soon|dearly))*";
const WANT = "(?:want|wish|hope|need|desire|long|intend|plan|aim|strive|seek|prefer|pray|have|ought|try)";

const frame = (rest: Rest, pattern: string, before?: string): Frame => ({
  rest,
  pattern: new RegExp(`^(?:${pattern}) `, "i"),
  ...(before !== undefined && { before }),
});

/** Frames by which intentions begin; the first that fits is taken off. */
const FRAMES: readonly Frame[] = [
  frame(
    "clause",
    "(?:(?:can|could|will|would) you(?: please)?|please|dear [a-z]+|oh [a-z]+|god|goddess|universe|lord|hopefully|well|so|and|but|also|then|now|ok|okay),?",
  ),
  frame(
    "clause",
    "(?:my (?:wish|hope|dream|goal|aim|desire|intention|will) is that|it is my (?:will|wish|intention|desire) that|it would be (?:nice|great|good) if|I (?:hereby )?(?:declare|affirm|pray|ask|trust) that)",
  ),
  frame(
    "doing",
    "(?:my (?:wish|hope|dream|goal|aim|desire|intention|will) is to|it is my (?:will|wish|intention|desire) to|(?:this|it) is my wish to|this my wish to|it would be (?:nice|great|good) to)",
  ),
  frame("clause", "(?:I )?would(?: really| so| just| absolutely)* (?:(?:love|like) it if|like that|love that)"),
  frame(
    "clause",
    "I would be (?:so |very |really )?(?:happy|glad|grateful|thankful|delighted|relieved|over the moon) if|(?:I )?(?:wish|hope) you (?:could|would|can|will)(?: please)?|it would mean (?:the world|a lot|so much)(?: to me)? if",
  ),
  frame("clause", "I ask (?:the universe|the gods|god|my guides|my ancestors|spirit)(?: to)?"),
  frame("thing", "I am thinking (?:about|of)"),
  frame("thing", "(?:my (?:wish|hope|dream|goal|aim|desire|intention) is(?: for)?)"),
  frame("doing", "I (?:wish|hope|pray)(?: that)? (?:one day )?I (?:was|were)(?= )", "be"),
  frame("doing", "I wish(?: that)? I (?:just )?had(?= )", "have"),
  frame("doing", "if only I (?:was|were)", "be"),
  frame("doing", "if only I had", "have"),
  frame("doing", `(?:I wish(?: that)?|if only|what if|imagine(?: if)?) I could${ADVERB}`),
  frame(
    "doing",
    `(?:I|we)(?: (?:am|do|would))?${ADVERB} (?:${WANT}|going|trying|hoping|planning|about|determined|able|supposed|hoping|longing|would like|would love|dying)(?: very much| so much)? to${ADVERB}`,
  ),
  frame(
    "clause",
    `(?:I|we)(?: am)?${ADVERB} (?:(?:hope|hoping|wish|guess|suppose|feel like)(?: that)?(?= (?:I|my|our)\\b)|(?:believe|think|know|want|trust)(?: that)?(?= I\\b)|(?:believe|think|know|want) that(?= (?:my|our)\\b))`,
  ),
  frame(
    "clause",
    `(?:I|we)(?: am)?${ADVERB} (?:hope|hoping|wish|pray|praying)(?= (?:the|this|these|all|every|everything) )`,
  ),
  frame(
    "clause",
    `(?:I|we)${ADVERB} (?:(?:hope|pray|wish)(?: for)? that|(?:want|need) that(?= (?:I|my|our|the|his|her|their|everyone|people|he|she|they|we|it|everything|all)\\b))`,
  ),
  frame(
    "thing",
    `(?:I|we)(?: (?:am|do|would))?${ADVERB} (?:want|need|desire|crave|wish(?:ing)? for|hop(?:e|ing) for|pray(?:ing)? for|ask for|long(?:ing)? for|in need of|dream of|dreaming of|looking for|searching for|would like|would love|would(?: really| so)? appreciate|like to have|seek|could use|could do with|fancy)(?: for)?`,
  ),
  frame(
    "doing",
    "(?:I|we) have (?:always |long |often )?(?:wanted|(?:been )?(?:wanting|meaning|hoping|trying|longing|planning)) to",
  ),
  frame("thing", "(?:I|we) wish(?= (?:my|our|the|him|her|them)\\b.* to\\b)"),
  frame("thing", "(?:I|we) (?:have )?(?:always |long |often )*(?:dreamed|dreamt) of"),
  frame("doing", "(?:I|we) (?:have )?always wanted to"),
  frame("thing", "(?:I|we) (?:have )?always wanted(?! to\\b)"),
  frame(
    "doing",
    "(?:(?:how|when|where) (?:can|do|could|should|will|might|may) (?:I|we)|what (?:can|should|must) I do to|how to)",
  ),
  frame("doing", "(?:will|can|shall|should|could|do) (?:I|we)(?: ever| please)*"),
  frame("doing", `(?:I|we) (?:will|shall|can|could|should|must|would|may|might)${ADVERB}(?! not)`),
  frame("doing", "(?:please )?(?:help|let|allow|enable|guide|inspire|teach) (?:me|us)(?: to)?"),
  frame("doing", "I (?:have )?(?:decided|chosen) to"),
  frame("thing", "I am (?:still |slowly |always )?working (?:on|towards?)(?= [a-z]+ing\\b)"),
  frame("doing", "(?:may|let) (?:I|me)(?: to)?"),
  frame("thing", "(?:please )?(?:give|grant|bring|send|show|offer)s? (?:me|us)"),
  frame(
    "thing",
    "(?:the )?(?:universe|god|goddess|lord|life),? (?:please )?(?:give|grant|bring|send|show|offer)s? (?:me|us)",
  ),
  frame("thing", "(?:universe|god|goddess|lord),? (?:please )?(?:give|grant|bring|send|show|offer)(?: me| us)?"),
  frame("clause", "I (?:welcome|wish|want|ask|hope|pray|like|love) that"),
  frame("clause", "(?:and )?that(?= (?:my|our|I|the|this|all|we|everything|he|she|they|it|people|nobody)\\b)"),
  frame("doing", "I (?:have a dream|am wanting|am wishing|am willing|am meaning|am ready) to"),
  frame("thing", "please to (?:give|grant|send|bring) (?:me|us)"),
];

/** How long something has been wanted, which is no part of it. */
const WAITING_TIME =
  / (?:for|these) (?:the (?:past|last) )?(?:(?:so )?[a-z0-9]+ )?(?:years?|months?|weeks?|ages|decades|long|time)(?: now)?$/i;

/** A clause without the frames that it begins with, and what is left of it; null where it begins with none. */
export function takeOffFrame(clause: string): { readonly rest: Rest; readonly text: string } | null {
  for (const { pattern, rest, before } of FRAMES) {
    const match = pattern.exec(`${clause} `);
    if (!match) continue;
    const text = clause
      .slice(match[0].length)
      .replace(match[0].startsWith("I have ") ? WAITING_TIME : "", "")
      .trim();
    if (text !== "") return { rest, text: before === undefined ? text : `${before} ${text}` };
  }
  return null;
}
