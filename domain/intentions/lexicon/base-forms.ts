/** Forms that no rule gives, with their base forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `am:be is:be are:be was:be were:be been:be being:be has:have had:have does:do did:do done:do goes:go went:go gone:go
  ate:eat eaten:eat became:become began:begin begun:begin bent:bend bet:bet bit:bite bitten:bite bled:bleed blew:blow blown:blow
  broke:break broken:break brought:bring built:build burnt:burn bought:buy caught:catch chose:choose chosen:choose came:come cost:cost
  crept:creep cut:cut dealt:deal dug:dig drew:draw drawn:draw drank:drink drunk:drink drove:drive driven:drive fell:fall fallen:fall fed:feed
  felt:feel fought:fight found:find fled:flee flew:fly flown:fly forgot:forget forgotten:forget forgave:forgive forgiven:forgive froze:freeze
  frozen:freeze got:get gotten:get gave:give given:give grew:grow grown:grow hung:hang heard:hear hid:hide hidden:hide hit:hit held:hold
  hurt:hurt kept:keep knelt:kneel knew:know known:know laid:lay led:lead left:leave lent:lend let:let lay:lie lain:lie lying:lie dying:die
  tying:tie lit:light lost:lose made:make meant:mean met:meet paid:pay put:put quit:quit read:read rid:rid rode:ride ridden:ride rang:ring
  rung:ring rose:rise risen:rise ran:run said:say saw:see seen:see sought:seek sold:sell sent:send set:set shook:shake shaken:shake shone:shine
  shot:shoot showed:show shown:show shut:shut sang:sing sung:sing sank:sink sunk:sink sat:sit slept:sleep slid:slide slit:slit spoke:speak
  spoken:speak spent:spend split:split spread:spread stood:stand stole:steal stolen:steal stuck:stick stung:sting struck:strike stricken:strike
  swore:swear sworn:swear swept:sweep swelled:swell swollen:swell swam:swim swum:swim swung:swing took:take taken:take taught:teach
  tore:tear torn:tear told:tell thought:think threw:throw thrown:throw understood:understand woke:wake woken:wake wore:wear worn:wear
  wept:weep won:win wrote:write written:write slain:slay slew:slay rotten:rot beaten:beat bound:bind overcame:overcome withdrew:withdraw
  children:child men:man women:woman people:person wives:wife lives:life knives:knife feet:foot teeth:tooth mice:mouse selves:self
  thieves:thief kids:kid calves:calf wolves:wolf worse:bad worst:bad`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [form = "", base = ""] = pair.split(":");
      return [form, base];
    }),
);

const ENDINGS: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/ies$/, ["y", "ie"]],
  [/ied$/, ["y", "ie"]],
  [/([^s])s$/, ["$1"]],
  [/(ss|sh|ch|x|z|o|s)es$/, ["$1", "$1e"]],
  [/([b-df-hj-np-tv-z])\1ed$/, ["$1", "$1$1"]],
  [/([b-df-hj-np-tv-z])\1ing$/, ["$1", "$1$1"]],
  [/ed$/, ["", "e"]],
  [/ing$/, ["", "e"]],
];

/** The forms of a word, in lower case, that a dictionary could have, itself first: "stopped" gives "stopped", "stop" and "stopp". */
export function listBaseForms(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  const forms = [word, ...(irregular === undefined ? [] : [irregular])];
  if (word.length < 4) return forms;
  for (const [ending, bases] of ENDINGS) {
    if (ending.test(word)) forms.push(...bases.map((base) => word.replace(ending, base)));
  }
  return forms;
}
