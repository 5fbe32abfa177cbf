const LIST = `
  a about above after again against ahead all almost along already also although always am among an and another any anybody anyone
  anything anywhere are arent around as aside ask at away back be became because become becoming been before behind being below
  beside between beyond both bring but by came can cannot cant come comes coming could couldnt desire did didnt do does doesnt
  doing done dont down during each easily either else enough ever every everybody everyone everything everywhere few for from get
  gets getting give gives given go goes going gone gonna got had has hasnt have havent having he hence her here hers herself him
  himself his how however i id if ill im in indeed inside instead intend intention into is isnt it its itself ive just keep keeps
  kept last least less let lets like likely long made make makes making many may maybe me might mine more most much must my myself
  near never next no nobody none nor not nothing now of off often on once one ones only onto or other others our ours ourselves
  out over own perhaps please put quite rather really same see seem seems shall she should since so some somebody someone something
  soon still such take takes taking than that thats the their theirs them themselves then there therefore these they theyre thing
  things this those though through throughout thus till to today together tomorrow too toward towards under until up upon us very
  via want wanted wants was wasnt way we well went were werent what whatever when whenever where wherever whether which while who
  whoever whom whose why will wish wishes with within without wont would yes yesterday yet you your youre yours yourself
  yourselves
`;

/** English words that carry no meaning of their own in an intention, in the form of `Word.plain`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
