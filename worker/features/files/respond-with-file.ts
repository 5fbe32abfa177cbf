import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DecryptionError } from "#worker/db/encryption.ts";
import type { FileStore } from "#worker/files/file-store.ts";
import { Reply } from "#worker/http/reply.ts";
import { type LinkTokens, readFileToken } from "#worker/mail/links.ts";
import type { Clock } from "#worker/ports/runtime.ts";

/** What opening a file needs. */
interface FileDeps {
  readonly files: FileStore;
  readonly links: LinkTokens;
  readonly clock: Clock;
}

/** A file with its content. */
type OpenedFile = NonNullable<Awaited<ReturnType<FileStore["read"]>>>;

const EXPIRED =
  "This link has ended. Please load the page again that you found it on, or follow the link to your commission in the same mail.";

/** Opens a file by its link; fails with `not_found`, or with `gone` once the link’s time is over. */
export async function openFile(
  { files, links, clock }: FileDeps,
  rawToken: string,
): Promise<Result<OpenedFile, Fault>> {
  const claims = await readFileToken(links, rawToken);
  if (claims === null) return refuse("not_found");
  if (clock.now() >= claims.until) return refuse("gone", { message: EXPIRED });
  const found = await readIfSound(files, claims.fileId);
  return found === null ? refuse("not_found") : ok(found);
}

/** Sends a file with the media type that was found in it; the security headers keep it from running anything. */
export function respondWithFile({ file, bytes }: OpenedFile): Reply<unknown> {
  return new Reply<unknown>(new Blob([bytes]).stream(), {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Disposition": `inline; filename="picture.${file.mediaType === "image/png" ? "png" : "jpg"}"`,
    },
  });
}

/** What is stored; null where it is damaged or gone. */
async function readIfSound(files: FileStore, id: string): Promise<OpenedFile | null> {
  try {
    return await files.read(id);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
