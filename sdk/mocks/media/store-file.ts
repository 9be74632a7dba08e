import type { ShopState } from '../state.ts';
import { badRequest } from '../../contract/failure.ts';
import { mustBeFile } from '../../domain/media/invalid-file.ts';
import type { AnyMockCall, MockFile } from '../core/call.ts';

/** Larger files would fill up the browser's storage. */
const LARGEST = 300 * 1024;

/** Stores a file under a path as a `data:` URL. Stores nothing if the file is too large. */
export function storeFile(
  { files }: Pick<ShopState, 'files'>,
  path: string,
  { type, bytes }: { type: string; bytes: Uint8Array },
): void {
  if (bytes.length > LARGEST) delete files[path];
  else files[path] = `data:${type};base64,${btoa(binaryText(bytes))}`;
}

/** Returns a digest of `length` hexadecimal digits. Collisions are unlikely. */
export function digestOf(bytes: Uint8Array, length: number): string {
  const parts = Array.from({ length: Math.ceil(length / 8) }, (_, turn) => {
    let sum = 0x811c9dc5 + turn * 0x9e3779b1;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
  });
  return parts.join('').slice(0, length);
}

/** Number of arguments that every engine accepts. */
const CHUNK = 8192;

/** Returns a text with one character per byte. */
export function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
}

/** @throws 400 if the field is a text rather than a file */
export function receivedFile({ files }: Pick<AnyMockCall, 'files'>, field: string): MockFile {
  const file = files[field];
  if (file !== undefined) return file;
  throw badRequest(`${field} ${mustBeFile}.`, [{ path: field, message: mustBeFile }]);
}

/** A file uploaded for buyers. Small files are stored in `files`, under `downloads/`. */
export interface DownloadFile {
  name: string;
  bytes: number;
  type: string;
}
