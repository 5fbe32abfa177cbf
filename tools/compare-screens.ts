import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const USAGE = `node tools/compare-screens.ts --against FOLDER [--bound 0.1] [words]
Compares the photographs in screens/ with earlier ones of the same names, lists the share of pixels that differ, largest
first, and writes those above the bound (percent) to screens/differences/: before, after, and the differing pixels in red.`;

const SCREENS = "screens";
const DIFFERENCES = join(SCREENS, "differences");

/** How unlike two pixels may be, 0 to 1, before they count as different. */
const TOLERANCE = 0.05;

/** How much of a picture is written above and below the rows that differ. */
const SURROUNDINGS_PX = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" }, bound: { type: "string", default: "0.1" } },
});
const boundPercent = Number(values.bound);

if (values.against === undefined || Number.isNaN(boundPercent)) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (!existsSync(values.against)) {
  console.error(`There is no folder ${values.against}.`);
  process.exitCode = 1;
} else {
  compareAll(values.against, boundPercent, positionals);
}

function compareAll(against: string, bound: number, words: readonly string[]): void {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  mkdirSync(DIFFERENCES, { recursive: true });
  // The words choose among the tests' titles, which have spaces where the files have hyphens.
  const chosen = new RegExp(words.join("|").replaceAll(" ", "-"));
  const names = globSync("*.png", { cwd: SCREENS }).filter((name) => chosen.test(name));
  const isNew = (name: string): boolean => !existsSync(join(against, name));
  const differences = names
    .filter((name) => !isNew(name))
    .map((name) => ({ name, ...compare(join(against, name), join(SCREENS, name)) }))
    .filter(({ percent, change }) => percent > 0 || change !== "")
    .sort((a, b) => b.percent - a.percent);
  for (const { name, percent, change, sheet } of differences) {
    console.log(`${percent.toFixed(3).padStart(8)} %  ${name}${change}`);
    if (percent > bound && sheet) writeFileSync(join(DIFFERENCES, name), PNG.sync.write(sheet));
  }
  for (const name of names.filter(isNew)) console.log(`     new    ${name}`);
  const above = differences.filter(({ percent }) => percent > bound).length;
  console.log(
    `${names.length} photographs: ${differences.length} differ, ${above} by more than ${bound} % (see ${DIFFERENCES}/)`,
  );
}

interface Difference {
  readonly percent: number;
  /** What became of the picture's size, or nothing. */
  readonly change: string;
  /** Before, after and the differing pixels beside each other; null where the files are the same. */
  readonly sheet: PNG | null;
}

function compare(beforeFile: string, afterFile: string): Difference {
  const [beforeBytes, afterBytes] = [readFileSync(beforeFile), readFileSync(afterFile)];
  if (beforeBytes.equals(afterBytes)) return { percent: 0, change: "", sheet: null };
  const [before, after] = [PNG.sync.read(beforeBytes), PNG.sync.read(afterBytes)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [extend(before, width, height), extend(after, width, height)];
  const marked = new PNG({ width, height });
  const count = pixelmatch(left.data, right.data, marked.data, width, height, { threshold: TOLERANCE });
  const hasChangedSize = before.width !== after.width || before.height !== after.height;
  const rows = findDifferingRows(left, right);
  return {
    percent: (100 * count) / (width * height),
    change: hasChangedSize ? `  (${before.width} × ${before.height} became ${after.width} × ${after.height})` : "",
    sheet: layOut([left, right, marked], rows),
  };
}

function extend(picture: PNG, width: number, height: number): PNG {
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
}

/** The first and the last row in which two pictures of one size differ. */
function findDifferingRows(left: PNG, right: PNG): readonly [first: number, last: number] {
  const differs = (row: number): boolean => {
    const [from, to] = [row * left.width * 4, (row + 1) * left.width * 4];
    return left.data.compare(right.data, from, to, from, to) !== 0;
  };
  let [first, last] = [0, left.height - 1];
  while (first < last && !differs(first)) first += 1;
  while (last > first && !differs(last)) last -= 1;
  return [first, last];
}

/** The pictures beside each other, cut to the rows and what surrounds them. */
function layOut(pictures: readonly PNG[], [first, last]: readonly [number, number]): PNG {
  const top = Math.max(first - SURROUNDINGS_PX, 0);
  const height = Math.min(last + SURROUNDINGS_PX, Math.max(...pictures.map((picture) => picture.height)) - 1) - top + 1;
  const sheet = new PNG({ width: pictures.reduce((sum, { width }) => sum + width, 0), height });
  let x = 0;
  for (const picture of pictures) {
    PNG.bitblt(picture, sheet, 0, top, picture.width, height, x, 0);
    x += picture.width;
  }
  return sheet;
}
