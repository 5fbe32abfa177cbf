/** How people say in other languages that they want to die or to kill themselves; few, and only what can mean nothing else. */
const CALLS = [
  "ich (?:will|möchte) (?:sterben|tot sein)|ich will nicht mehr leben|(?:mich|mir) (?:umbringen|das leben nehmen)|mein leben beenden|selbstmord|suizid",
  "je veux mourir|me suicider|me tuer|en finir avec (?:la|ma) vie|plus envie de vivre|ne veux plus vivre",
  "quiero morir(?:me)?|matarme|suicidarme|quitarme la vida|no quiero (?:seguir viviendo|vivir)",
  "quero morrer|me matar|não quero (?:mais )?viver|suicídio",
  "voglio morire|uccidermi|suicidarmi|non voglio (?:più )?vivere",
  "ik wil (?:dood|sterven)|niet meer leven|zelfmoord",
  "chcę umrzeć|zabić się|nie chcę (?:już )?żyć|samobójstw",
  "хочу умереть|убить себя|не хочу (?:больше )?жить|покончить с собой|самоубийств|хочу померти|не хочу (?:більше )?жити",
  "ölmek istiyorum|kendimi öldür|intihar",
];

const CALL = new RegExp(`(?<![\\p{L}])(?:${CALLS.join("|")})`, "u");

/** Whether a text says in another language that its writer wants to die. */
export function isForeignCall(text: string): boolean {
  return CALL.test(text.normalize("NFC").toLowerCase());
}
