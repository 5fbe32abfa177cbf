import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { buildSheet, type SheetTheme } from "./sigil-sheet/build-sheet.ts";
import { renderPng } from "./sigil-sheet/render-png.ts";

const USAGE = `node tools/sigil-sheet.ts words.txt --out sheet.png [--columns 6] [--cell 290] [--theme vellum|nocturne]
Draws one sigil for each line of words.txt and renders them into one picture.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    columns: { type: "string", default: "6" },
    cell: { type: "string", default: "290" },
    theme: { type: "string", default: "vellum" },
  },
});

const [wordsPath] = positionals;
const columns = Number(values.columns);
const cellPx = Number(values.cell);
const isUsable = columns >= 1 && cellPx >= 16 && isTheme(values.theme);
if (wordsPath === undefined || values.out === undefined || !isUsable) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await writeSheet(wordsPath, values.out, isTheme(values.theme) ? values.theme : "vellum");
}

async function writeSheet(words: string, out: string, theme: SheetTheme): Promise<void> {
  const engine = loadSigilEngine();
  const intentions = readFileSync(words, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const items = intentions.map((intention) => {
    const { seal, figure } = engine.draw({ method: "chaos", intention });
    return { paths: [seal, figure], caption: intention };
  });
  const sheet = buildSheet(items, { columns, cellPx, theme });
  await renderPng(sheet, out);
  console.log(`${out}: ${items.length} sigils, ${sheet.widthPx} by ${sheet.heightPx} px`);
}

function isTheme(name: string): name is SheetTheme {
  return name === "vellum" || name === "nocturne";
}
