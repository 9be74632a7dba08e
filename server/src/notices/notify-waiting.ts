import type { EntityManager } from '@mikro-orm/postgresql';
import { emailsDue, NEXT_BATCH_DELAY_MS } from '@spindle/sdk/domain/notices/emails-due';
import { db } from '../database/db.ts';
import { number } from '../database/expressions.ts';
import { buyable } from '../inventory/buyable.ts';
import { sellable } from '../inventory/kits.ts';
import { lockItems } from '../inventory/stock.ts';
import type { Services } from '../services.ts';
import { mailNotice } from './mail-jobs.ts';

/** Number of customers notified in one transaction, which holds the item's lock. */
const MAX_BATCH = 200;

interface ItemKey {
  catalogId: string;
  itemId: string;
}

/**
 * Notifies waiting customers in the order of their requests, as many as the item's ledger allows.
 * Decides by the current state only, so it doesn't matter how units arrived, why the item became
 * available, or what a crash interrupted.
 */
export async function notifyWaiting(services: Services): Promise<void> {
  const { orm } = services;
  for (const item of await itemsWaitedFor(orm.em.fork())) {
    let notified: number;
    do {
      notified = await orm.em.fork().transactional((tx) => notifyAbout(tx, services, item));
    } while (notified === MAX_BATCH);
  }
}

const itemsWaitedFor = (em: EntityManager): Promise<ItemKey[]> =>
  db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select(['i.catalog_id as catalogId', 'i.item_id as itemId'])
    .where(buyable)
    .where(sellable(), '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('item_notices as n')
          .select('n.id')
          .whereRef('n.catalog_id', '=', 'i.catalog_id')
          .whereRef('n.item_id', '=', 'i.item_id')
          .where('n.told_at', 'is', null),
      ),
    )
    .execute();

/** Holds the item's lock, so that two processes never announce the same unit. */
async function notifyAbout(
  tx: EntityManager,
  { jobs, now: clock }: Pick<Services, 'jobs' | 'now'>,
  key: ItemKey,
): Promise<number> {
  const [item] = await lockItems(tx, [key]);
  if (!item?.buyable) return 0;
  const available = item.kit ? await kitsLeft(tx, key) : item.available;
  if (available <= 0) return 0;
  const now = clock();
  // Files and subscriptions never run out.
  const counted = !item.digital && !item.subscription;
  const due = counted ? await dueNow(tx, { ...key, available, now }) : Infinity;
  if (due === 0) return 0;
  const notified = await db(tx)
    .updateTable('item_notices')
    .set({ told_at: now, told_after: await lastEntry(tx, key) })
    .where('id', 'in', (notices) =>
      notices
        .selectFrom('item_notices')
        .select('id')
        .where('catalog_id', '=', key.catalogId)
        .where('item_id', '=', key.itemId)
        .where('told_at', 'is', null)
        .orderBy('position')
        .limit(Math.min(due, MAX_BATCH)),
    )
    .returning(({ ref }) => ['id', number(ref('position')).as('position')])
    .execute();
  for (const { id } of notified.toSorted((a, b) => a.position - b.position)) {
    await jobs.send(tx, mailNotice, { noticeId: id });
  }
  return notified.length;
}

/** Returns how many units of a kit its parts can make now. */
async function kitsLeft(tx: EntityManager, { catalogId, itemId }: ItemKey): Promise<number> {
  const { units } = await db(tx)
    .selectFrom('catalog_items as i')
    .select(sellable().as('units'))
    .where('i.catalog_id', '=', catalogId)
    .where('i.item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return units;
}

/** Returns how many more customers to notify about an item. The item's row must be locked. */
async function dueNow(
  tx: EntityManager,
  { catalogId, itemId, available, now }: ItemKey & { available: number; now: Date },
): Promise<number> {
  const since = new Date(now.getTime() - NEXT_BATCH_DELAY_MS);
  const notified = await db(tx)
    .selectFrom('item_notices')
    .select(({ ref }) => number(ref('told_after')).as('after'))
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', itemId)
    .where('told_at', '>', since)
    .execute();
  if (notified.length === 0) return available;
  const positions = notified.map(({ after }) => after);
  const entries = await db(tx)
    .selectFrom('stock_movements')
    .select(({ ref }) => [number(ref('position')).as('position'), 'on_hand_after as onHandAfter'])
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', itemId)
    // A bigint is passed as text.
    .where('position', '>', String(positions.reduce((first, after) => Math.min(first, after))))
    .orderBy('position')
    .execute();
  return emailsDue({ available, notified: positions, entries });
}

/** Returns 0 if the item's ledger is empty. */
async function lastEntry(tx: EntityManager, { catalogId, itemId }: ItemKey): Promise<number> {
  const last = await db(tx)
    .selectFrom('stock_movements')
    .select(({ ref }) => number(ref('position')).as('position'))
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', itemId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? 0;
}
