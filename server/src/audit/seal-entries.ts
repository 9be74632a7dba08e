import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool, condition } from '../database/expressions.ts';
import { factColumns, valueColumns, valuesOf } from './entry-columns.ts';
import { CHAIN_START, hashOfLink, hashOfValues, macOf, type SealKey } from './chain.ts';

/** Advisory lock that lets one process seal at a time. */
const LOCK = 7_281_012;
const AT_ONCE = 500;

/** Chains and seals all committed entries. Returns the number of entries. */
export async function sealAll(em: EntityManager, key: SealKey, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const sealed = await sealEntries(em.fork(), key, now);
    all += sealed;
    if (sealed < AT_ONCE) return all;
  }
}

/**
 * Chains and seals the next batch. Only one transaction at a time does this, and only with
 * committed entries, so an entry committed later gets a later position, whatever its id. A deleted
 * entry stays queued so that `audit:verify` finds it.
 */
async function sealEntries(em: EntityManager, key: SealKey, now: Date): Promise<number> {
  return em.transactional(async (tx) => {
    const { free } = await db(tx)
      .selectNoFrom(bool(condition`pg_try_advisory_xact_lock(${LOCK})`).as('free'))
      .executeTakeFirstOrThrow();
    if (!free) return 0;
    const waiting = await readWaiting(tx);
    if (waiting.length === 0) return 0;
    let { number, hash } = await lastLink(tx);
    const links = waiting.map(({ facts, values }) => {
      const valuesHash = values && hashOfValues(values);
      number += 1;
      hash = hashOfLink(hash, number, facts, valuesHash);
      return { number, entry_id: facts.id, values_hash: valuesHash, hash };
    });
    const seal = { number, hash, at: now, keyId: key.id };
    await db(tx).insertInto('audit_links').values(links).execute();
    await db(tx)
      .insertInto('audit_seals')
      .values({ number, hash, at: now, key_id: key.id, mac: macOf(key, seal) })
      .execute();
    await db(tx)
      .deleteFrom('audit_unsealed')
      .where(
        'entry_id',
        'in',
        links.map((link) => link.entry_id),
      )
      .execute();
    return waiting.length;
  });
}

async function readWaiting(tx: EntityManager) {
  const rows = await db(tx)
    .selectFrom('audit_unsealed as w')
    .innerJoin('audit_entries as e', 'e.id', 'w.entry_id')
    .leftJoin('audit_values as v', 'v.entry_id', 'w.entry_id')
    .select([...factColumns, ...valueColumns])
    .orderBy('w.position')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({ facts: row, values: valuesOf(row) }));
}

async function lastLink(tx: EntityManager): Promise<{ number: number; hash: string }> {
  const last = await db(tx)
    .selectFrom('audit_links')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  // If all links were pruned, the last seal holds the final hash.
  const seal =
    last ??
    (await db(tx)
      .selectFrom('audit_seals')
      .select(['number', 'hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst());
  return seal ? { number: Number(seal.number), hash: seal.hash } : { number: 0, hash: CHAIN_START };
}
