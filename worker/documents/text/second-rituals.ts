import type { SigilMethod } from "#domain/sigils/method.ts";
import type { Ritual } from "./charging-rituals.ts";

/** Another way to charge a mark of each method, for a second mark or a second time. */
export const SECOND_RITUALS: Readonly<Record<SigilMethod, Ritual>> = {
  chaos: {
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
  },
  planetary: {
    title: "Charging by number",
    opening:
      "The square behind your mark adds up to the same in every row. Writing it out by hand is a prayer of its own.",
    needs: ["A sheet of squared paper", "Ink in a colour of the planet"],
    steps: [
      "In an hour of the planet write its square, number by number from one upward, wherever each belongs.",
      "Add up the first row aloud, then every other. Each time that it is right, nod to it.",
      "Lay the mark upon the square so that the light shines through both, and follow the line from number to number.",
      "Say your intention once, and the sum of a row after it.",
      "Fold both sheets together, the square outside.",
    ],
    closing: "Carry them with you for as many days as the square has rows.",
  },
  custom: {
    title: "Charging in layers",
    opening: "Here the mark is built up again from nothing, one symbol at a time, until your hand knows it.",
    needs: ["Thin paper, a sheet for each symbol", "A pencil"],
    steps: [
      "Lay a thin sheet over the mark and trace the symbol in the middle alone. Say what it gives.",
      "Lay the next sheet over it and trace the next symbol. Say what it adds.",
      "Go on until every symbol has its sheet, and hold the pile against a window: there is the mark.",
      "Say your intention once through the paper, as one speaks through a curtain.",
      "Tear the pile in two, put the halves on each other, and tear again, until it will tear no more.",
    ],
    closing: "Scatter the pieces, or put them into the earth of a pot. The mark in this guide stays whole.",
  },
  ancestral: {
    title: "Charging by the hands",
    opening:
      "What a family hands on, it hands on by doing. Take a piece of work that your people did, and let the mark lie beside it.",
    needs: ["Dough, thread, wood, earth, or whatever their hands held", "The mark, under a plate or a board"],
    steps: [
      "Lay the mark under the place where you will work, face up, and say for whom you do this.",
      "Begin the work as you were shown it; or as you think that they did it, if nobody showed you.",
      "At the first third say your intention once. At the second say it as they would have said it.",
      "Do not hurry the last third. Whoever comes to your mind there has come to help.",
      "Give away the first of what you made.",
    ],
    closing: "Keep a crumb, a thread or a splinter of it with the mark.",
  },
  elemental: {
    title: "Charging out of doors",
    opening: "In a room the elements are guests. Once at least this mark should meet them at home.",
    needs: ["A place with earth and water in sight", "Wind, or your own breath", "The sun, or a match"],
    steps: [
      "Lay the mark on the ground and put a stone on it. Wait until you hear what there is to hear.",
      "Wet a finger in the water and touch the four corners of the sheet.",
      "Lift the sheet into the wind and let it pull for a moment. If there is none, breathe across the mark.",
      "Hold it into the sun so that the light comes through, or strike a match and let it burn down beside it.",
      "Say your intention once toward the quarter of the element that leads.",
    ],
    closing: "Take home a little of the earth, and leave nothing behind.",
  },
};
