import { type MethodGuide, type Ritual, SPARE } from "../../guide.ts";
import type { ChaosRecipe } from "./plan.ts";

/** What a chaos sigil is charged by, after A. O. Spare: attention that is spent on the mark until nothing else is left of it. */
export const CHAOS_RITUAL: Ritual = {
  title: "Charging by stillness",
  opening:
    "A chaos mark is charged by attention. You give it all that you have for a few minutes, without a thought of what it means, and then you break off so suddenly that the thought cannot come back.",
  needs: ["The mark, on paper", "A chair, and a wall without pictures", "Ten minutes behind a closed door"],
  steps: [
    "Set the mark at arm’s length and at the height of your eyes. Put away whatever else carries words.",
    "Say your intention once, aloud. From here on it is spoken no more.",
    "Breathe in while you count four, hold for four, breathe out for six. Do this nine times.",
    "Look into the middle of the mark and keep your eyes still. Its edges will swim and begin to glow; let them.",
    "When your eyes want to close, hold a full breath for as long as that is easy, and look for the mark alone.",
    "Let the breath go and close your eyes. The mark stands light on dark. Stay with it until it fades.",
    "Open your eyes and break the mood on purpose: clap your hands, laugh, stamp a foot. Turn the mark face down.",
  ],
  closing:
    "Go and do something that needs your hands. If you grow dizzy at any time, breathe as usual and stop for today.",
};

const SECOND: Ritual = {
  title: "Charging on the way",
  opening: "The same forgetting can be had on foot. This way suits those whom stillness makes restless.",
  needs: ["The mark, small, on a slip of paper", "A way of half an hour that you know well"],
  steps: [
    "Look at the slip at your door until you could draw it. Say your intention once and fold the slip into your palm.",
    "Walk faster than you are used to, and count your steps from one to nine, over and over.",
    "Whenever a thought of the wish comes, begin again at one. It will come more rarely.",
    "When you are out of breath, stop, open your hand and look at the mark for as long as three heartbeats.",
    "Close your hand and walk home slowly by another way. Burn the slip in a bowl, or let running water have it.",
  ],
  closing: "Eat something salty when you are back.",
};

/** What the guide of a chaos sigil says. */
export const CHAOS_GUIDE: MethodGuide<ChaosRecipe> = {
  titleLine: "drawn by the way of chaos magick",
  composeRitual: () => CHAOS_RITUAL,
  secondRitual: SECOND,
  sources: [SPARE, "Peter J. Carroll, Liber Null, 1978: charging by stillness and by excitement."],
};
