import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** What stays of an entry whatever is erased. */
export interface EntryFacts {
  id: string;
  at: Date;
  actorId: string | null;
  action: string;
  subject: string;
  requestId: string | null;
}

/** What may be personal of it. */
export interface EntryValues {
  salt: string;
  actorEmail: string | null;
  before: unknown;
  after: unknown;
}

/** A key that seals, by the id that is stored beside each seal. */
export interface SealKey {
  id: string;
  key: Buffer;
}

interface Sealed {
  number: number;
  hash: string;
  at: Date;
  keyId: string;
}

/** Stands before the first entry. */
export const CHAIN_START = '0'.repeat(64);

export function hashOfValues({ salt, actorEmail, before, after }: EntryValues): string {
  return sha256([salt, actorEmail, before, after]);
}

/** Of an entry in its place: it vouches for all entries before it. */
export function hashOfLink(
  previous: string,
  number: number,
  { id, at, actorId, action, subject, requestId }: EntryFacts,
  valuesHash: string | null,
): string {
  const facts = [id, at.toISOString(), actorId, action, subject, requestId];
  return sha256([previous, number, facts, valuesHash]);
}

export function macOf({ key }: SealKey, { number, hash, at, keyId }: Sealed): string {
  const text = canonical([number, hash, at.toISOString(), keyId]);
  return createHmac('sha256', key).update(text).digest('hex');
}

export function isSealedBy(key: SealKey, seal: Sealed, mac: string): boolean {
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(key, seal))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const sha256 = (value: unknown[]) => createHash('sha256').update(canonical(value)).digest('hex');

/** The same text for the same value, in whatever order the database gives a record's fields back. */
function canonical(value: unknown[]): string {
  return stringify(value);
}
