import { DAY_MS, HOUR_MS } from "../lib/time.ts";

/** What a stored file is: a picture that the master sends after a session, or the drawing of a commission. */
export const FILE_PURPOSES = ["session_picture", "commission_drawing"] as const;

/** What a stored file is. */
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** A file is `arriving` until what it belongs to names it, then `kept`; `removed` ones have lost the key that they could be read with. */
export const FILE_STATES = ["arriving", "kept", "removed"] as const;

/** How long a link to a file opens it, in milliseconds: as long as somebody may look at the page that it is on. */
export const FILE_LINK_MS = HOUR_MS;

/** How long a link in a mail opens a file that is too large to go with it, in milliseconds. */
export const MAILED_FILE_LINK_MS = 30 * DAY_MS;

/** How long a file may take to arrive before it counts as left behind, in milliseconds. */
export const ARRIVAL_MS = HOUR_MS;
