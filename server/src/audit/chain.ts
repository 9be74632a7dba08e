import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** The part of an entry that is never erased. */
export interface EntryFacts {
  id: string;
  at: Date;
  actorId: string | null;
  action: string;
  subject: string;
  requestId: string | null;
}

/** The part of an entry that may be personal. */
export interface EntryValues {
  salt: string;
  actorEmail: string | null;
  before: unknown;
  after: unknown;
}

/** A sealing key and its id, which is stored with each seal. */
export interface SealKey {
  id: string;
  key: Buffer;
}

interface SealedEntry {
  number: number;
  hash: string;
  at: Date;
  keyId: string;
}

/** The hash before the first entry. */
export const CHAIN_START = '0'.repeat(64);

export function hashOfValues({ salt, actorEmail, before, after }: EntryValues): string {
  return sha256([salt, actorEmail, before, after]);
}

/** Hashes a chained entry. The hash covers all entries before it. */
export function hashOfLink(
  previous: string,
  number: number,
  { id, at, actorId, action, subject, requestId }: EntryFacts,
  valuesHash: string | null,
): string {
  const facts = [id, at.toISOString(), actorId, action, subject, requestId];
  return sha256([previous, number, facts, valuesHash]);
}

export function macOf({ key }: SealKey, { number, hash, at, keyId }: SealedEntry): string {
  const text = canonical([number, hash, at.toISOString(), keyId]);
  return createHmac('sha256', key).update(text).digest('hex');
}

export function isSealedBy(key: SealKey, seal: SealedEntry, mac: string): boolean {
  const [input, right] = [Buffer.from(mac), Buffer.from(macOf(key, seal))];
  return input.length === right.length && timingSafeEqual(input, right);
}

const sha256 = (value: unknown[]) => createHash('sha256').update(canonical(value)).digest('hex');

/**
 * Returns the same text for equal values, regardless of the order of fields in a database record.
 */
function canonical(value: unknown[]): string {
  return stringify(value);
}
