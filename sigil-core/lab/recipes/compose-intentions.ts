const WORDS = (
  "I my we the home work love money health calm peace courage speak learn travel write paint build heal protect open close " +
  "find keep bring release welcome grow rest sleep dream win teach sing dance friend family child garden river mountain fire " +
  "winter summer strong gentle patient wise clear steady bright honest free safe rich loved heard seen brave quiet whole " +
  "lucky young justice victory truth beauty harmony vision spirit"
).split(" ");

/** A number of intentions of three to eight words, all different and the same in every run. */
export function composeIntentions(count: number): string[] {
  const intentions = new Set<string>();
  let state = 1;
  const draw = (below: number): number => {
    // Park and Miller's generator: its products stay below 2^53.
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  while (intentions.size < count) {
    const words = Array.from({ length: 3 + draw(6) }, () => WORDS[draw(WORDS.length)]);
    intentions.add(words.join(" "));
  }
  return [...intentions];
}
