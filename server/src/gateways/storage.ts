import type { Readable } from 'node:stream';

export interface FileFacts {
  /** In bytes. */
  size: number;
  /** A weak entity tag in header format. */
  etag: string;
}

export interface StoredFile extends FileFacts {
  /** Must be read to the end or destroyed. */
  stream: Readable;
}

export interface FileKind {
  /** `image/webp` */
  type: string;
  /** The Cache-Control header of responses with the file. */
  cacheControl: string;
}

/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Storage for uploaded files by key, such as `images/uploads/3f9a.webp`. */
export interface Storage {
  /** Writes a file atomically: readers see either the previous file or the complete new one. */
  put(key: string, bytes: Buffer, kind: FileKind): Promise<void>;
  /** Does the same with a file on this machine's disk, without loading it into memory. */
  putFile(key: string, file: string, kind: FileKind): Promise<void>;
  /** Returns null if the file does not exist. */
  look(key: string): Promise<FileFacts | null>;
  /**
   * Returns null if the file does not exist. `size` is the whole file's size, regardless of the
   * range.
   */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Deletes files. A missing file is not an error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Lists every key that begins with `prefix`, which ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
}

const safeKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Accepts folder and file names without leading dots, so hidden files and parent folders are
 * rejected.
 */
export function isSafeKey(key: string): boolean {
  return safeKey.test(key);
}
