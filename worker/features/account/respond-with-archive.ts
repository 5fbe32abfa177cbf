import { makeZip } from "client-zip";
import { ok, type Result } from "#domain/lib/result.ts";
import type { ArchiveFile } from "#worker/export-person.ts";
import { Reply } from "#worker/http/reply.ts";

/** Sends files as one archive, made while it is sent. */
export function respondWithArchive(files: AsyncIterable<ArchiveFile>): Result<Reply<unknown>, never> {
  const headers = {
    "Content-Disposition": 'attachment; filename="sigilarium.zip"',
    "X-Content-Type-Options": "nosniff",
  };
  return ok(new Reply<unknown>(makeZip(encode(files)), { headers }));
}

async function* encode(files: AsyncIterable<ArchiveFile>) {
  const lastModified = new Date();
  for await (const { name, input } of files) yield { name, lastModified, input };
}
