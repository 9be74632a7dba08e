const MEGABYTE = 1_000_000;

/** Limits of a release of licensed content, unpacked. */
export const zipLimits = {
  bytes: 1000 * MEGABYTE,
  bytesOfOne: 200 * MEGABYTE,
  files: 5000,
  /** Includes folders and system files. */
  entries: 20_000,
  /** Maximum compression ratio of files larger than `suspicious`. */
  ratio: 100,
  suspicious: 10 * MEGABYTE,
  nameBytes: 255,
  pathBytes: 1024,
  /** Path segments, including the file's name. */
  depth: 20,
} as const;

const limitText = {
  bytes: `${zipLimits.bytes / (1000 * MEGABYTE)} GB`,
  files: `${zipLimits.files.toLocaleString('en-US')} files`,
};

/** `1 GB and 5,000 files unpacked` */
export const maxUnpacked = `${limitText.bytes} and ${limitText.files} unpacked`;
export const unpacksTooLarge = `The zip is larger than ${limitText.bytes} when unpacked.`;
export const holdsTooManyFiles = `The zip has more than ${limitText.files}.`;
/** Follows the name of a file in the zip. */
export const isTooLargeInZip = `is larger than ${zipLimits.bytesOfOne / MEGABYTE} MB.`;
