/** Encoding of a decoded text file. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * Decodes a text file by its byte order mark. Without one, it is UTF-8 if the bytes are valid
 * UTF-8, UTF-16 if nearly every other byte is zero, and otherwise Windows-1252, which Excel writes
 * in the Americas and Western Europe.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: read(bytes, utf16), encoding: 'UTF-16' };
  try {
    return { text: read(bytes, 'utf-8', { fatal: true }), encoding: 'UTF-8' };
  } catch {
    if (startsWith(bytes, [0xef, 0xbb, 0xbf])) {
      return { text: read(bytes, 'utf-8'), encoding: 'UTF-8' };
    }
    return { text: read(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}

/** Returns the first cell, counted from 0, that contains a replacement character, or null. */
export function findLostCharacter(
  table: readonly (readonly string[])[],
): { row: number; column: number } | null {
  for (const [row, cells] of table.entries()) {
    const column = cells.findIndex((cell) => LOST.test(cell));
    if (column >= 0) return { row, column };
  }
  return null;
}

/**
 * Matches the replacement character, and control characters that keyboards can't type. Both mean
 * that the encoding was wrong.
 */
const LOST = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/; // oxlint-disable-line no-control-regex

const read = (bytes: Uint8Array, label: string, options: { fatal?: boolean } = {}) =>
  new TextDecoder(label, options).decode(bytes);

/** Number of bytes inspected to detect the encoding. */
const SAMPLE_BYTES = 4096;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > sample.length * 0.4 && even === 0) return 'utf-16le';
  return even > sample.length * 0.4 && odd === 0 ? 'utf-16be' : null;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
