/** Id of the section that holds the generator: an anchor of the product, `/#generator`. */
export const GENERATOR_SECTION_ID = "generator";

/** Id of the box that takes the intention. */
export const INTENTION_BOX_ID = "intention";

/** Scrolls to the generator, smoothly where motion is wanted, and puts the caret into the intention box. */
export function goToIntentionBox(): void {
  document.getElementById(GENERATOR_SECTION_ID)?.scrollIntoView({ block: "start" });
  document.getElementById(INTENTION_BOX_ID)?.focus({ preventScroll: true });
}
