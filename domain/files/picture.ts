import type { Result } from "../lib/result.ts";

/** What a picture is stored as. */
export const PICTURE_TYPES = ["image/png", "image/jpeg"] as const;

/** What a picture is stored as. */
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The media types of files that people choose; WebP becomes PNG in their browser. */
export const CHOSEN_PICTURE_TYPES = [...PICTURE_TYPES, "image/webp"] as const;

/** The largest picture: in bytes, in pixels of a side, and in pixels of all. A telephone's camera takes some 50 megapixels. */
export const PICTURE_LIMITS = { bytes: 10 * 1024 * 1024, sidePx: 12_000, pixels: 50_000_000 } as const;

/** A picture whose structure was checked, with nothing in it but what it takes to show it. */
export interface Picture {
  readonly mediaType: PictureType;
  /** As it is shown, upright, in pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The deflated rows of a PNG and how many bytes they inflate to, which is checked where there is a decompressor; null for a JPEG. */
  readonly rows: { readonly deflated: Uint8Array<ArrayBuffer>; readonly inflatedBytes: number } | null;
}

/** Why a file is no picture that we take. */
export type PictureFlaw = keyof typeof PICTURE_MESSAGES;

/** What somebody is told whose file is refused. */
export const PICTURE_MESSAGES = {
  empty: "This file is empty. Please choose another one.",
  too_many_bytes: "This file is larger than 10 MB. Please choose a smaller picture.",
  not_a_picture: "This is no PNG, JPEG or WebP picture. Please choose one of these.",
  webp: "A WebP picture has to be turned into PNG before it is sent.",
  too_many_pixels:
    "This picture has too many pixels. It may have 12,000 on a side and 50 million in all: please make it smaller.",
  damaged: "This picture is damaged or incomplete. Please save it once more, or choose another one.",
  more_behind: "There is something else behind the picture in this file. Please save the picture alone.",
} as const;

/** What reading a file came to, as far as its format is known. */
export type PictureReading = Result<Picture, PictureFlaw>;

/** Whether a picture of this size can be shown everywhere without filling up the memory of the device. */
export function fitsLimits({ widthPx, heightPx }: Pick<Picture, "widthPx" | "heightPx">): boolean {
  return (
    Math.min(widthPx, heightPx) > 0 &&
    Math.max(widthPx, heightPx) <= PICTURE_LIMITS.sidePx &&
    widthPx * heightPx <= PICTURE_LIMITS.pixels
  );
}
