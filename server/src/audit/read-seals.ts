import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

export interface Seal {
  number: number;
  hash: string;
  at: Date;
  keyId: string;
  mac: string;
}

/** Returns null if the join found no seal. */
export function sealOf(row: {
  number: number;
  hash: string | null;
  at: Date | null;
  keyId: string | null;
  mac: string | null;
}): Seal | null {
  const { number, hash, at, keyId, mac } = row;
  if (hash === null || at === null || keyId === null || mac === null) return null;
  return { number, hash, at, keyId, mac };
}

/** Finds the start of the chain: its beginning, or the seal over the pruned entries. */
export async function findAnchor(
  tx: EntityManager,
): Promise<{ number: number; seal: Seal | null }> {
  const first = await db(tx)
    .selectFrom('audit_links')
    .select('number')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (first !== undefined) {
    const number = Number(first.number) - 1;
    return { number, seal: number === 0 ? null : await findSeal(tx, number) };
  }
  const last = await seals(tx).orderBy('number', 'desc').limit(1).executeTakeFirst();
  const seal = last === undefined ? null : { ...last, number: Number(last.number) };
  return { number: seal?.number ?? 0, seal };
}

export async function findSeal(tx: EntityManager, number: number): Promise<Seal | null> {
  if (!Number.isSafeInteger(number)) return null;
  const row = await seals(tx).where('number', '=', String(number)).executeTakeFirst();
  return row === undefined ? null : { ...row, number };
}

const seals = (tx: EntityManager) =>
  db(tx).selectFrom('audit_seals').select(['number', 'hash', 'at', 'key_id as keyId', 'mac']);

/** Finds entries that aren't chained: how many are waiting, and the first that can't be chained. */
export async function findUnchained(
  tx: EntityManager,
): Promise<{ waiting: number; lost: string | null }> {
  const queued = await db(tx)
    .selectFrom('audit_unsealed as w')
    .leftJoin('audit_entries as e', 'e.id', 'w.entry_id')
    .select(['w.entry_id as entryId', 'e.id'])
    .orderBy('w.position')
    .execute();
  const gone = queued.find(({ id }) => id === null);
  if (gone !== undefined) {
    return {
      waiting: queued.length,
      lost: `An unsealed entry (${gone.entryId}) was deleted.`,
    };
  }
  const saved = await db(tx)
    .selectFrom('audit_entries as e')
    .leftJoin('audit_links as l', 'l.entry_id', 'e.id')
    .leftJoin('audit_unsealed as w', 'w.entry_id', 'e.id')
    .select(['e.id', 'e.action', 'e.subject'])
    .where('l.number', 'is', null)
    .where('w.position', 'is', null)
    .orderBy('e.at')
    .limit(1)
    .executeTakeFirst();
  const lost =
    saved && `Entry ${saved.id} (${saved.action} on ${saved.subject}) was excluded from its seal.`;
  return { waiting: queued.length, lost: lost ?? null };
}
