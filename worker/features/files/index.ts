import { type SQL, sql } from "drizzle-orm";
import { getFile } from "#domain/contracts/files.ts";
import { ok } from "#domain/lib/result.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { storedFiles } from "#worker/db/schema/files.ts";
import type { Feature } from "#worker/feature.ts";
import { tokenRoute } from "#worker/http/route.ts";
import { openFile, respondWithFile } from "./respond-with-file.ts";

/** Stored files: their links, the deletion of those that are left over, and what a person’s data have of them. */
export const FILES: Feature = {
  name: "files",
  routes: (platform) => [
    tokenRoute(
      getFile,
      (rawToken) => openFile(platform, rawToken),
      async ({ holder }) => ok(respondWithFile(holder)),
    ),
  ],
  jobs: [
    { name: "delete_leftover_files", schedule: "7 * * * *", run: ({ files }, now) => files.deleteLeftovers(now) },
    { name: "delete_unknown_objects", schedule: "23 3 * * *", run: ({ files }, now) => files.deleteUnknown(now) },
  ],
  release: ({ files }, email) => files.removeAll(isOf(email)),
  personalData: [
    {
      table: storedFiles,
      title: "Pictures",
      isAbout: isOf,
      atDeletion: "delete",
      hidden: ["objectKey", "contentKey"],
      async toFiles({ id }, { files }) {
        const found = await files.read(String(id));
        if (found === null) return [];
        const ending = found.file.mediaType === "image/png" ? "png" : "jpg";
        return [{ name: `pictures/${found.file.id}.${ending}`, content: found.bytes }];
      },
    },
  ],
};

/** A file belongs to the owner of its consultation or commission. */
function isOf(email: string): SQL {
  return sql`(${storedFiles.subjectId} in (select ${consultations.id} from ${consultations} where ${consultations.email} = ${email})
    or ${storedFiles.subjectId} in (select ${handDrawnSigils.id} from ${handDrawnSigils} where ${handDrawnSigils.email} = ${email}))`;
}
