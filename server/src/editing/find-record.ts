import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';

interface Lockable<Key, Stored> {
  noun: string;
  lock: (tx: EntityManager, key: Key) => Promise<Stored | null>;
}

interface Readable<Key, Wire> {
  noun: string;
  read: (em: EntityManager, key: Key, now: Date) => Promise<Wire | undefined>;
}

/**
 * Locks a record and returns it.
 * @throws 404 if the record doesn't exist
 */
export async function lockRecord<Key, Stored>(
  tx: EntityManager,
  { noun, lock }: Lockable<Key, Stored>,
  key: Key,
): Promise<Stored> {
  const record = await lock(tx, key);
  if (record === null) throw missing(noun);
  return record;
}

/**
 * Reads a record.
 * @throws 404 if the record doesn't exist
 */
export async function readRecord<Key, Wire>(
  em: EntityManager,
  { noun, read }: Readable<Key, Wire>,
  key: Key,
  now: Date,
): Promise<Wire> {
  const record = await read(em, key, now);
  if (record === undefined) throw missing(noun);
  return record;
}

const missing = (noun: string) => notFound(noSuch(noun));
