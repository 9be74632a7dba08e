import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { lockItems } from './stock.ts';

interface ItemKey {
  catalogId: string;
  itemId: string;
}

export interface StockDifference extends ItemKey {
  /** Units the ledger's entries add up to. */
  ledger: { onHand: number; reserved: number };
  /** Units the item's record has, which the shop sells by. */
  record: { onHand: number; reserved: number };
  /** Units that checkouts under way hold. */
  held: number;
}

/**
 * Items whose record, ledger and checkouts under way do not agree. With `repair` each is mended
 * under its lock: units held for nobody are let go, and the ledger gets a correction that brings it
 * to the record. Checkouts that hold more than there is are told of, never cut.
 */
export async function reconcileStock(
  { orm }: { orm: MikroORM },
  { repair }: { repair: boolean },
): Promise<StockDifference[]> {
  const differing = await findDifferences(orm.em.fork());
  if (!repair) return differing;
  const mended = [];
  for (const item of differing) {
    const difference = await orm.em.fork().transactional((tx) => repairItem(tx, item));
    if (difference !== undefined) mended.push(difference);
  }
  return mended;
}

const statement = `
  select i.catalog_id as "catalogId", i.item_id as "itemId",
         json_build_object('onHand', i.on_hand, 'reserved', i.reserved) as record,
         json_build_object('onHand', coalesce(m.on_hand, 0), 'reserved', coalesce(m.reserved, 0)) as ledger,
         coalesce(h.units, 0)::int as held
    from catalog_items i
    left join (select catalog_id, item_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved
                 from stock_movements group by catalog_id, item_id) m
      on m.catalog_id = i.catalog_id and m.item_id = i.item_id
    left join (select l.catalog_id, l.item_id, sum(l.quantity) as units
                 from checkout_lines l join checkouts k on k.id = l.checkout_id
                where k.closed_at is null and not l.digital group by l.catalog_id, l.item_id) h
      on h.catalog_id = i.catalog_id and h.item_id = i.item_id
   where (i.on_hand, i.reserved, i.reserved)
           is distinct from (coalesce(m.on_hand, 0), coalesce(m.reserved, 0), coalesce(h.units, 0)::int)`;

function findDifferences(em: EntityManager): Promise<StockDifference[]> {
  return query<StockDifference>(em, `${statement} order by i.catalog_id, i.item_id`);
}

/** @returns undefined where it has come right meanwhile */
async function repairItem(tx: EntityManager, item: ItemKey): Promise<StockDifference | undefined> {
  await lockItems(tx, [item]);
  const [difference] = await query<StockDifference>(
    tx,
    `${statement} and i.catalog_id = $1 and i.item_id = $2`,
    [item.catalogId, item.itemId],
  );
  if (difference === undefined) return undefined;
  const { ledger, record, held } = difference;
  const reserved = Math.min(held, record.onHand);
  await query(tx, 'update catalog_items set reserved = $3 where catalog_id = $1 and item_id = $2', [
    item.catalogId,
    item.itemId,
    reserved,
  ]);
  if (record.onHand !== ledger.onHand || reserved !== ledger.reserved) {
    await query(
      tx,
      `insert into stock_movements (id, catalog_id, item_id, reason, on_hand, reserved,
                                    on_hand_after, reserved_after, subject)
       values ($1, $2, $3, 'correction', $4, $5, $6, $7, 'reconcile command')`,
      [
        newId(),
        item.catalogId,
        item.itemId,
        record.onHand - ledger.onHand,
        reserved - ledger.reserved,
        record.onHand,
        reserved,
      ],
    );
  }
  return difference;
}
