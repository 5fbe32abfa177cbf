import type { Care } from "#domain/intentions/intention-analysis.ts";
import { isLargerGuideIncluded, type Tier } from "#domain/orders/tier.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { composeRitual } from "#domain/sigils/describe-sigil.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { CHAOS_RITUAL } from "#domain/sigils/methods/chaos/guide.ts";
import { SERVER_KITS } from "#domain/sigils/server-kits.ts";
import type { SigilEngine, SigilEngines } from "#sigil-core/host/engine.ts";
import { embedTypefaces, type FontFiles } from "./fonts/typeface.ts";
import { setAfterwards, setBeginning, setCare, setMaking, setRitual, setSources, setTiming } from "./guide/chapters.ts";
import { setActivationPlan, setCorrespondences, setLargePrint, setMonth } from "./guide/extras.ts";
import { drawGuideMark, type GuideMark } from "./guide/guide-mark.ts";
import { embedPicture, type HandDrawnSigil, setHandDrawnTitle, setMasterWords } from "./guide/hand-drawn.ts";
import { setTitlePage } from "./guide/title-page.ts";
import { setJournalPage, setTracingPage } from "./guide/work-pages.ts";
import { Book } from "./typeset/book.ts";

/** What a guide is about, and for whom. */
export interface GuideOrder {
  /** Null where there is no sigil yet: then the guide has room for one. */
  readonly sigil: SigilRecipe | null;
  /** Which version of the core draws it; absent for the current one. */
  readonly coreVersion?: number;
  /** What the server's own records give; some tiers have the larger edition. */
  readonly tier: Tier;
  /** Whether the visitor's words, and the steps that quote them, are in it: not where anybody could have sent them to a stranger. */
  readonly areWordsShown: boolean;
  /** A sigil that was drawn by hand, in place of one that the core draws. */
  readonly handDrawn?: HandDrawnSigil;
  /** When it was asked for, in milliseconds since 1970 in UTC. */
  readonly madeAt: number;
}

/** Composes the activation guide as a PDF; the same order gives the same bytes. */
export async function composeGuide(
  engine: SigilEngines,
  fonts: FontFiles,
  { sigil, coreVersion = engine.coreVersion, tier, areWordsShown, handDrawn, madeAt }: GuideOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  if (handDrawn) return composeHandDrawnGuide(fonts, handDrawn, madeAt);
  const mark = sigil && drawGuideMark(getCore(engine, coreVersion), sigil, areWordsShown);
  const isLarger = isLargerGuideIncluded(tier);
  const { document, book } = await openBook(
    fonts,
    madeAt,
    mark?.words ? [mark.words.intention, ...mark.words.steps].join(" ") : "",
  );
  setTitlePage(book, mark, isLarger);
  if (mark?.care) setCareGuide(book, mark, mark.care, isLarger);
  else setWholeGuide(book, mark, isLarger);
  return new Uint8Array(await document.save());
}

/** A guide to one drawing: what its master wrote of it, and what holds for every sigil. */
async function composeHandDrawnGuide(
  fonts: FontFiles,
  handDrawn: HandDrawnSigil,
  madeAt: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { processNumber, picture, energeticSummary, activationInstructions } = handDrawn;
  const { document, book } = await openBook(fonts, madeAt, `${energeticSummary} ${activationInstructions}`);
  setHandDrawnTitle(book, processNumber, await embedPicture(document, picture));
  setMasterWords(book, handDrawn);
  setTiming(book, null);
  setAfterwards(book);
  setMonth(book);
  setJournalPage(book);
  return new Uint8Array(await document.save());
}

/** A mail that was written for a core that isn't known here must wait rather than show another mark. */
function getCore(engine: SigilEngines, coreVersion: number): SigilEngine {
  const core = engine.findVersion(coreVersion);
  if (core === null) throw new RangeError(`No core of version ${coreVersion} is known here.`);
  return core;
}

/** Words that mean harm are not said, looked at, burned, traced or acted on: care comes first, and nothing that a ritual needs comes after it. */
function setCareGuide(book: Book, mark: GuideMark, care: Care, isLarger: boolean): void {
  setCare(book, care);
  setMaking(book, mark);
  if (isLarger) setLargePrint(book, mark);
}

function setWholeGuide(book: Book, mark: GuideMark | null, isLarger: boolean): void {
  const method = mark?.recipe.method ?? "chaos";
  setBeginning(book, mark);
  setMaking(book, mark);
  setRitual(book, mark ? composeRitual(mark.recipe, mark.planet) : CHAOS_RITUAL);
  if (isLarger) setRitual(book, SERVER_KITS[method].guide.secondRitual);
  if (isLarger && mark) setActivationPlan(book, mark);
  setTiming(book, mark);
  if (isLarger) setCorrespondences(book, mark);
  setAfterwards(book);
  if (isLarger && mark) setLargePrint(book, mark);
  setTracingPage(book, mark);
  if (isLarger) setMonth(book);
  setJournalPage(book);
  setSources(book, method);
}

/** The libraries are loaded here, when the first document is made, so that nothing else waits for them. */
async function openBook(fonts: FontFiles, madeAt: number, text: string) {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const { default: fontkit } = await import("@cantoo/fontkit");
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle("A guide to the activation of a sigil", { showInWindowTitleBar: true });
  document.setAuthor(PRODUCT_NAME);
  document.setCreator(PRODUCT_NAME);
  document.setProducer(PRODUCT_NAME);
  document.setLanguage("en");
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
  return { document, book: new Book(document, await embedTypefaces(document, fonts, text)) };
}

/** Composes the activation guide in the fonts of the build, which are loaded when the first one is made. */
export async function makeGuide(engine: SigilEngines, order: GuideOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { BUNDLED_FONTS } = await import("./fonts/bundled-fonts.ts");
  return composeGuide(engine, BUNDLED_FONTS, order);
}
