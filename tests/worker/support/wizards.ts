/** What the three wizards send for an intention about growth and a skateboard. */
export const CUSTOM_OPTIONS = {
  concepts: ["growth", "skateboard"],
  selectedSymbols: { growth: "fern", skateboard: "hand" },
  layoutPreference: "circular",
  centerSymbol: "hexafoil",
};

export const ANCESTRAL_DATA = {
  sacredSpace: true,
  candleColor: "red",
  ancestralCall: true,
  culturalBackground: "norse",
  selectedSymbols: ["tree", "sun"],
  familyRituals: ["old_stories"],
  energeticClick: true,
};

export const ELEMENTAL_DATA = {
  dominantElement: "fire",
  elementalQuizAnswers: { beginning: "fire" },
  earthChanneled: true,
  waterChanneled: true,
  fireChanneled: true,
  airChanneled: true,
  channelingComplete: true,
  supportingElements: ["air"],
  conflictingElements: ["water"],
  balanceReflection: "Air came easily.",
  symbolLayout: "circle",
};
