import { createHash } from "node:crypto";
import { createServer } from "node:net";
import { ROOT } from "./paths.mjs";

const LOOK_AGAIN_MS = 250;

/** The whole of the field `sun_path`. Node 20 always binds all of it and later ones only what is given, so it is given. */
const NAME_BYTES = 108;

/** A socket of Linux's abstract namespace: no file, and gone with its process however that ends. */
const SOCKET = `\0sigilarium-${createHash("sha256").update(ROOT).digest("hex")}`.padEnd(NAME_BYTES, "\0");

/**
 * Does some work while no other process does any in this clone: two installations at once would spoil each other. On
 * systems other than Linux nothing keeps them apart.
 * @template Answer
 * @param {() => Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
export async function withLock(work) {
  if (process.platform !== "linux") return work();
  let lock = await tryToTakeLock();
  if (!lock) console.log("  Waiting for another set-up of this clone …");
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    lock = await tryToTakeLock();
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/**
 * The lock, held until it is closed; null where somebody else holds it.
 * @returns {Promise<import("node:net").Server | null>}
 */
function tryToTakeLock() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(SOCKET, () => resolve(server));
  });
}
