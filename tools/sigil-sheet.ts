import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { DrawingMethod, DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { describeChoice, METHODS } from "#sigil-core/lab/method-kits.ts";
import { buildSheet, type SheetOptions, type SheetTheme } from "./sigil-sheet/build-sheet.ts";
import { renderPng } from "./sigil-sheet/render-png.ts";
import { listSheetRecipes, SHEET_INTENTIONS } from "./sigil-sheet/sheet-recipes.ts";

const USAGE = `node tools/sigil-sheet.ts [words.txt] --out sheet.png [--method chaos|…|all] [--count 24] [--columns 6] [--size 190] [--theme vellum|nocturne] [--choice 0] [--core 1] [--plain]
Draws one sigil for each line of words.txt, or for sentences of its own, and renders them into one picture. Options of a
method (planet, layout, culture and so on) take turns from sigil to sigil, unless --choice names one turn for all; --core
draws by a released core, and --plain leaves out what is below a sigil.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    method: { type: "string", default: "chaos" },
    count: { type: "string", default: "24" },
    columns: { type: "string", default: "6" },
    size: { type: "string", default: "190" },
    theme: { type: "string", default: "vellum" },
    choice: { type: "string" },
    core: { type: "string" },
    plain: { type: "boolean", default: false },
  },
});

const { method, theme, out, plain: isPlain } = values;
const [count, columns, sizePx] = [values.count, values.columns, values.size].map(Number);
const choice = values.choice === undefined ? null : Number(values.choice);
const engine = findEngine(values.core);
if (
  out === undefined ||
  !isMethod(method) ||
  !isTheme(theme) ||
  !isCount(count) ||
  !isCount(columns) ||
  !isCount(sizePx) ||
  Number.isNaN(choice) ||
  engine === null
) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const recipes = listSheetRecipes(method, readIntentions(positionals[0], count), choice);
  await writeSheet(engine, recipes, { columns, sizePx, theme }, out);
}

async function writeSheet(
  by: SigilEngine,
  requests: readonly DrawingRequest[],
  options: SheetOptions,
  path: string,
): Promise<void> {
  const items = requests.map((request) => ({
    drawing: by.draw(request),
    captions: isPlain ? [] : [request.intention, describeChoice(request)].filter((caption) => caption !== null),
  }));
  const sheet = buildSheet(items, options);
  await renderPng(sheet, path);
  console.log(`${path}: ${items.length} sigils, ${sheet.widthPx} by ${sheet.heightPx} px`);
}

/** The core of today, or a released one; null for a version that was never released. */
function findEngine(version: string | undefined): SigilEngine | null {
  const engines = loadSigilEngine();
  return version === undefined ? engines : engines.findVersion(Number(version));
}

/** The lines of a file, or the first sentences of the sheet's own. */
function readIntentions(path: string | undefined, most: number): string[] {
  if (path === undefined)
    return Array.from({ length: most }, (_, i) => SHEET_INTENTIONS[i % SHEET_INTENTIONS.length] ?? "");
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

function isMethod(name: string): name is DrawingMethod | "all" {
  return name === "all" || METHODS.some((known) => known === name);
}

function isTheme(name: string): name is SheetTheme {
  return name === "vellum" || name === "nocturne";
}

function isCount(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && number >= 1;
}
