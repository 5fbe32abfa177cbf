import { downloadZip } from "client-zip";
import { type Commission, getCommissionGuide } from "#domain/contracts/commissions.ts";
import { fetchFile, toUrl } from "#web/lib/api-client.ts";
import { downloadFile } from "#web/lib/download-file.ts";

/** The file endings of drawings, by their media types. */
const ENDINGS: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

/** Saves all parts of a delivered commission as one ZIP. Throws `ApiError` or `NetworkError`. */
export async function savePackage(commission: Commission): Promise<void> {
  downloadFile(`hand-drawn-sigil-${commission.processNumber}.zip`, await packPackage(commission, location.origin));
}

/** All parts of a delivered commission as one ZIP: drawing, guide, and the words as a text. */
export async function packPackage({ token, processNumber, delivered }: Commission, origin: string): Promise<Blob> {
  if (delivered === null) throw new Error("Nothing was delivered yet.");
  const [guide, drawing] = await Promise.all([
    fetchFile(toUrl(getCommissionGuide.path, { token }, {})),
    delivered.picture && fetchFile(delivered.picture.url),
  ]);
  const parts = [
    { name: "activation-guide.pdf", input: guide },
    { name: "words.txt", input: composeWords(processNumber, delivered, origin) },
    ...(drawing ? [{ name: `sigil.${ENDINGS[drawing.type] ?? "png"}`, input: drawing }] : []),
  ];
  return downloadZip(parts).blob();
}

/** The master's words, as a text that can be read without the product. */
function composeWords(
  processNumber: string,
  { energeticSummary, activationInstructions, imagePath }: NonNullable<Commission["delivered"]>,
  origin: string,
): string {
  const place = imagePath === null ? "" : `The drawing\n\n${new URL(imagePath, origin)}\n\n\n`;
  return `Your hand-drawn sigil ${processNumber}\n\n\n${place}Energetic summary\n\n${energeticSummary}\n\n\nActivation instructions\n\n${activationInstructions}\n`;
}
