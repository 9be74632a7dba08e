import type { Readable } from 'node:stream';

export interface FileFacts {
  /** In bytes. */
  size: number;
  /** A weak entity tag, ready for a header. */
  etag: string;
}

export interface StoredFile extends FileFacts {
  /** To be read to its end, or destroyed. */
  stream: Readable;
}

export interface FileKind {
  /** `image/webp` */
  type: string;
  /** What a reply with the file says about caching. */
  cacheControl: string;
}

/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where uploaded files lie, by key: `images/uploads/3f9a.webp`. */
export interface Storage {
  /** Readers see the file as it was before or the whole new one, never a part. */
  put(key: string, bytes: Buffer, kind: FileKind): Promise<void>;
  /** The same for a file on this machine's disk, which is not held in memory. */
  putFile(key: string, file: string, kind: FileKind): Promise<void>;
  /** Null where there is no such file. */
  look(key: string): Promise<FileFacts | null>;
  /** Null where there is no such file; `size` is the whole file's, whatever the range. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Every key that begins with `prefix`, which ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
}

const safeKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Folder and file names without dots in front: nothing hidden, and no way up. */
export function isSafeKey(key: string): boolean {
  return safeKey.test(key);
}
