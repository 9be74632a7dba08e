import type { Entry } from 'yauzl';

/** What stands in a zip's list, under its name as it stands there. */
export interface NamedEntry {
  name: string;
  entry: Entry;
}

/** A file of a zip, fit to be unpacked as far as what the zip says of it can be believed. */
export interface ZippedFile {
  path: string;
  entry: Entry;
}
