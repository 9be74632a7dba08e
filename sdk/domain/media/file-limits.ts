const MEBIBYTE = 1024 * 1024;

/** The most bytes of an uploaded file. */
export const PICTURE_BYTES = 10 * MEBIBYTE;
export const DOWNLOAD_BYTES = 500 * MEBIBYTE;
/** Packed; `zipLimits` says what may be in it. */
export const RELEASE_BYTES = 250 * MEBIBYTE;

/** `10 MB`, for one of the limits above. */
export function inMegabytes(bytes: number): string {
  return `${bytes / MEBIBYTE} MB`;
}
