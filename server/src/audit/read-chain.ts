import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import type { EntryFacts, EntryValues } from './chain.ts';
import { valueColumns, valuesOf } from './entry-columns.ts';
import { sealOf, type Seal } from './read-seals.ts';

export interface ChainedEntry {
  number: number;
  entryId: string;
  hash: string;
  valuesHash: string | null;
  /** Null if the entry was deleted. */
  facts: EntryFacts | null;
  /** Null if erased. */
  values: EntryValues | null;
  /** The seal made after this entry, or null. */
  seal: Seal | null;
}

const PAGE = 1_000;

/** Reads the chain after a number, page by page. */
export async function* readChain(tx: EntityManager, after: number): AsyncGenerator<ChainedEntry> {
  for (let last = after; ;) {
    const rows = await readPage(tx, last);
    for (const row of rows) yield chained(row);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = Number(end.number);
  }
}

const readPage = (tx: EntityManager, after: number) =>
  db(tx)
    .selectFrom('audit_links as l')
    .leftJoin('audit_entries as e', 'e.id', 'l.entry_id')
    .leftJoin('audit_values as v', 'v.entry_id', 'l.entry_id')
    .leftJoin('audit_seals as s', 's.number', 'l.number')
    .select(['l.number', 'l.entry_id as entryId', 'l.hash', 'l.values_hash as valuesHash'])
    .select(['e.id', 'e.at', 'e.actor_id as actorId', 'e.action', 'e.subject'])
    .select(['e.request_id as requestId', ...valueColumns])
    .select(['s.hash as sealHash', 's.at as sealAt', 's.key_id as keyId', 's.mac'])
    .where('l.number', '>', String(after))
    .orderBy('l.number')
    .limit(PAGE)
    .execute();

function chained(row: Awaited<ReturnType<typeof readPage>>[number]): ChainedEntry {
  const { entryId, hash, valuesHash, sealHash, sealAt, keyId, mac } = row;
  const number = Number(row.number);
  return {
    number,
    entryId,
    hash,
    valuesHash,
    facts: factsOf(row),
    values: valuesOf(row),
    seal: sealOf({ number, hash: sealHash, at: sealAt, keyId, mac }),
  };
}

function factsOf(row: { [Name in keyof EntryFacts]: EntryFacts[Name] | null }): EntryFacts | null {
  const { id, at, action, subject, actorId, requestId } = row;
  if (id === null || at === null || action === null || subject === null) return null;
  return { id, at, action, subject, actorId, requestId };
}
