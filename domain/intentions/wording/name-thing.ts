import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isQuality, sayThing } from "../say-of.ts";
import { type Aim, toAim, toDoer, WRITER } from "./aim.ts";
import { toBase } from "./conjugate.ts";
import { joinWords, type Token, tagWords } from "./tag-words.ts";

const DETERMINED =
  /^(?:a|an|the|my|our|his|her|their|more|some|enough|plenty|lots|many|much|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|[a-z]+ty|hundred|every|each|all|both|no|any|somebody|someone|something|everything|anything|people|that|this|these|those|what|[\d£$€].*|half|double|twice|less|fewer|straight)$/i;
/** Things that are not counted. */
const UNCOUNTED =
  /(?:ness|ity|ance|ence|ism|ship|dom|hood|(?<!t)ing|ment|tion|[^s]s|ics|ware|work|wear|hair)$|^(?:money|love|peace|joy|hope|faith|luck|calm|courage|strength|health|wealth|sleep|rest|time|energy|patience|grace|water|wine|food|music|rain|snow|sun|sunshine|light|air|bread|coffee|tea|milk|sugar|fruit|meat|salt|art|advice|news|help|support|trust|truth|respect|power|success|progress|fun|laughter|silence|balance|beauty|fame|glory|gold|silver|cash|income|weather|traffic|space|room|company|guidance|comfort|relief|closure|freedom|wisdom|knowledge|information|research|homework|luggage|furniture|equipment|land|nature|clarity|stability|safety|security|focus|discipline|motivation|inspiration|creativity|confidence|compassion|forgiveness|kindness|warmth|growth|fertility|sobriety|remission|recovery|healing|protection|justice|equality|harmony|abundance|prosperity|vitality|intimacy|affection|attention|recognition|acceptance|approval|permission|custody|citizenship|parking|wifi|hair|skin|sex|passion|romance|appetite|memory|eyesight|breath|blood|oxygen|grief|anger|stress|pain|guilt|shame|fear|debt|paperwork|happiness|wellbeing|work|funding|housing|childcare|transport|english|spanish|french|german|japanese|welsh|italian|physics|maths|mathematics|biology|chemistry|english|history|five|none|mine|nobody|people|children|women|men|feet|teeth|kids|everything|candy|chocolate|everyone|someone|somebody|something|nothing|home)$/i;
const PLACE = /^(?:in|at|between|over|among|around|on|under|within|throughout|inside)$/;
const STATES =
  /^(?:peace|calm|stillness|silence|harmony|laughter|love|joy|light|warmth|music|rain|justice|hope|space|room|quiet|safety|trust|kindness|understanding|forgiveness|fairness|respect|food|enough)$/i;

/** An aim to have a thing: "House with a lemon tree" as "I have a house with a lemon tree". Null where it is nothing to have. */
export function readThing(text: string, isWanted: boolean): Aim | null {
  const plain = readAmount(
    text
      .trim()
      .replace(/^(?:just|only|finally|simply|also) /i, "")
      .replace(/[,;]$/, ""),
  );
  if (/^(?:I|we|he|she|they|it|you)\b/i.test(plain)) return null;
  const tokens = tagWords(plain);
  const [, guarded] = /^(?:divine |some |more |strong )?protection (?:for|of|over) (.+)$/i.exec(plain) ?? [];
  if (guarded !== undefined && !/^me\b/i.test(guarded)) return toAim(toDoer(guarded), "be protected");
  if (/^(?:a lot of |lots of |plenty of |more |enough |some )?(?:snow|rain|sunshine|wind)\b/i.test(plain))
    return toThere(lowerFirst(plain));
  const [, fair = "", occasion = ""] =
    /^(?:a )?((?:very )?(?:good|fine|dry|sunny|nice|warm|mild|clear)) weather\b(.*)$/i.exec(plain) ?? [];
  if (fair !== "") return toAim(toDoer("the weather"), `be ${fair.toLowerCase()}${occasion}`);
  return readThingFor(plain) ?? readStateOfPlace(tokens) ?? readOneThing(plain, tokens, isWanted);
}

/** "Healing for my sister": what is wanted for somebody else. */
export function readThingFor(text: string): Aim | null {
  const [, event] = /^(?:great |much )?success for ((?:my|our|the) [a-z ]+'s? [a-z ]+)$/i.exec(text) ?? [];
  if (event !== undefined) return toAim(toDoer(event), "be a success");
  const [, thing = "", who = "", rest = ""] = FOR_SOMEBODY.exec(text) ?? [];
  if (thing === "") return null;
  return toAim(toDoer(who), `have ${addArticle(lowerFirst(thing))}${rest}`);
}

const KIN =
  "(?:mother|mom|mum|mama|father|dad|papa|parents|wife|husband|partner|boyfriend|girlfriend|fianc[ée]e?|son|sons|daughter|daughters|children|kids|child|baby|babies|twins|sister|sisters|brother|brothers|siblings|grandmother|grandma|gran|nana|nan|grandfather|grandpa|granddad|grandad|grandparents|grandson|granddaughter|grandchildren|aunt|uncle|cousin|cousins|niece|nephew|friend|friends|family|students|pupils|patients|clients|colleagues|team|neighbou?rs?|dog|dogs|cat|cats|horse|horses|ancestors|people|community|village|country|land|earth|planet|world|sea|river|forest|house|home)";
const FOR_SOMEBODY = new RegExp(
  `^((?!I |we )[a-z0-9' -]+?) for ((?:my|our|the) (?:[a-z-]+ ){0,2}?${KIN}(?: [A-Z][a-z]+)?|all (?:beings|people|children)|everyone|everybody|everyone [a-z ]+)( (?:in|at|on|after|before|during|with|who|as|this|every|by|to) .+)?$`,
  "i",
);

/** "Peace between my brothers": what is wanted to be somewhere. */
function readStateOfPlace(tokens: readonly Token[]): Aim | null {
  const at = tokens.findIndex(({ kind }) => kind === "preposition");
  if (/^(?:rain|snow|sun|sunshine|food|room|space|bread)$/.test(tokens[at - 1]?.low ?? "") && tokens[at]?.low === "for")
    return toThere(lowerFirst(joinWords(tokens)));
  const head = tokens[at - 1];
  if (at < 1 || head === undefined || !PLACE.test(tokens[at]?.low ?? "") || !STATES.test(head.low)) return null;
  if (tokens[at + 1] !== undefined && !/^(?:determiner|pronoun|noun)$/.test(tokens[at + 1]?.kind ?? "noun"))
    return null;
  if (/^(?:my|the|a|of)$/.test(tokens[at + 2]?.low ?? "") || tokens.some(({ low }) => low === "myself")) return null;
  return toThere(lowerFirst(joinWords(tokens)));
}

function toThere(thing: string): Aim {
  return { doer: { name: "there", person: "one" }, does: null, statement: `there is ${thing}`, thing };
}

/** When a thing is wanted: "peace, even when my days are full". */
const OCCASION = /^(.+?)(,? (?:even (?:when|if|though)|when|whenever|while) .+)$/i;

/** "Sleep, eight hours", "pay rise, 10 percent": a thing and how much of it. */
function readAmount(text: string): string {
  return text
    .replace(/ (?:and|&) ([a-z]+ing) (?=them|it|him|her)/gi, (whole, doing: string) =>
      toBase(doing) === null ? whole : ` and ${toBase(doing)} `,
    )
    .replace(
      /^([a-z]+), ((?:\d+|[a-z]+) (?:hours?|days|weeks|minutes)(?: .+)?)$/i,
      (_whole, thing: string, amount: string) => `${amount} of ${thing.toLowerCase()}`,
    )
    .replace(
      /^((?:a |the |my )?(?:[a-z]+ )?(?:rise|raise|discount|deposit|grant|loan|bonus|increase)), (\d[\d.,]* ?(?:percent|%|k|euros|pounds|dollars)|[£$€][\d,.]+k?),?/i,
      "$1 of $2",
    );
}

function readOneThing(text: string, tokens: readonly Token[], isWanted: boolean): Aim {
  const [, bare = "", occasion = ""] = OCCASION.exec(text) ?? [];
  if (occasion !== "") {
    const aim = readOneThing(bare, tagWords(bare), isWanted);
    return { ...aim, does: aim.does === null ? null : aim.does + occasion, statement: aim.statement + occasion };
  }
  const listed = addArticles(tokens);
  const verb = sayThing(text, isWanted);
  const short = verb !== null && !text.includes(",") ? verb : sayThing(listed, true);
  if (/^(?:less|fewer)\b|, (?:less|fewer)\b/i.test(text))
    return { ...toAim(WRITER, `choose ${lowerFirst(listed)}`), thing: lowerFirst(listed) };
  const does = short !== null && !/^have /.test(short) ? short : `have ${lowerFirst(listed)}`;
  return { ...toAim(WRITER, does.replace(/^am /, "be ")), thing: lowerFirst(listed) };
}

/** A list of things, each with an article where it needs one, and the last one tied by "and". */
function addArticles(tokens: readonly Token[]): string {
  const text = joinWords(tokens);
  // What is not to be there is left out where something else is.
  const all = text.split(/, (?:and )?/);
  const wanted = all.filter((part) => !/^(?:no|not|nobody|without|never)\b/i.test(part));
  const parts = wanted.length > 0 ? wanted : all;
  if (parts.length < 2 || /\b(?:who|that|which|where)\b[^,]*,/.test(text))
    return [addArticle(parts[0] ?? ""), ...parts.slice(1)].join(", ");
  const isList = parts
    .slice(1)
    .every(
      (part) =>
        !/^(?:in|at|on|by|with|near|from|under|of|to|for|after|before|during|his|hers|mine|slow|part|full|pressed|just|not|even|especially|preferably|ideally|maybe|please|small|big|one|the one|the kind|the sort|who|which|where|that|[a-z]+ed)\b/i.test(
          part,
        ),
    );
  if (!isList) return [addArticle(parts[0] ?? ""), ...parts.slice(1)].join(", ");
  const said = parts.map((part) => lowerFirst(addArticle(part)));
  if (/^[a-z ]+ and [a-z ]+$/i.test(parts.at(-1) ?? "") && !/ and /.test(parts.slice(0, -1).join(" ")))
    return said.join(", ");
  return `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}

/** A thing with an article where it needs one: "house with a garden" is "a house with a garden". */
function addArticle(text: string): string {
  const tokens = tagWords(text);
  const [first] = tokens;
  if (first === undefined || DETERMINED.test(first.low) || isName(first.word)) return text;
  const end = tokens.findIndex(
    ({ kind, low }, at) =>
      at > 0 &&
      (/^(?:preposition|relative|to|conjunction|gerund|be|past)$/.test(kind) ||
        /^(?:who|this|next|every|each)$/.test(low) ||
        /,/.test(tokens[at - 1]?.after ?? "")),
  );
  const head = tokens[(end < 0 ? tokens.length : end) - 1];
  if (
    head === undefined ||
    head.kind === "adverb" ||
    UNCOUNTED.test(head.low) ||
    !/^(?:noun|base|gerund|third)$/.test(head.kind)
  )
    return text;
  if (!isHarmlessThing(head.low) && head.kind !== "noun") return text;
  if (/^\p{Lu}\p{Ll}+$/u.test(head.word) && head !== first) return text;
  const plain = lowerFirst(text);
  return `${/^(?:[aeio]|u(?!ni|se|k))/i.test(plain) ? "an" : "a"} ${plain}`;
}

/** Words as they are written inside a sentence. */
export function lowerFirst(text: string): string {
  const [first = ""] = text.split(/[ ,]/);
  if (/^I\b/.test(text) || /^\p{Lu}{2}|^(?!A$)\p{Lu}['’.]?$/u.test(first) || isName(first)) return text;
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

function isName(word: string): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    !DETERMINED.test(word) &&
    !isHarmlessThing(word.toLowerCase()) &&
    !isQuality(word.toLowerCase()) &&
    tagWords(word)[0]?.kind === "noun"
  );
}
