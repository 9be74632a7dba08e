const MEGABYTE = 1_000_000;

/** What a release may hold, unpacked. */
export const zipLimits = {
  bytes: 1000 * MEGABYTE,
  bytesOfOne: 200 * MEGABYTE,
  files: 5000,
  /** Folders and what operating systems leave behind count here. */
  entries: 20_000,
  /** Of what is larger than `suspicious`: how many times smaller it may be packed. */
  ratio: 100,
  suspicious: 10 * MEGABYTE,
  nameBytes: 255,
  pathBytes: 1024,
  depth: 20,
} as const;
