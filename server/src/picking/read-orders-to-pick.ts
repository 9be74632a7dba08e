import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { OrderLineRow } from '../orders/read-orders.ts';
import { waitsForPicking } from '../orders/waiting-orders.ts';

export interface OrderToPickRow {
  id: string;
  customerId: string | null;
  createdAt: Date;
  /** Null where the asker does not hold it. */
  claimedUntil: Date | null;
  lines: Omit<OrderLineRow, 'returnedQuantity'>[];
}

/** More than a shift picks; the next ones follow as these are done. */
const mostListed = 500;

/** What a picker can choose from, oldest first, in one statement: what nobody else holds. */
export function readOrdersToPick(
  em: EntityManager,
  { pickerId, now }: { pickerId: string; now: Date },
) {
  return query<OrderToPickRow>(
    em,
    `select o.id, p.customer_id as "customerId", o.created_at as "createdAt",
            case when o.claimed_until > $2 then o.claimed_until end as "claimedUntil",
            (select coalesce(json_agg(json_build_object('catalogId', l.catalog_id,
                      'itemId', l.item_id, 'title', l.title, 'description', l.description,
                      'image', l.image, 'quantity', l.quantity,
                      'unitPriceCents', l.unit_price_cents) order by l.position), '[]')
               from order_lines l where l.order_id = o.id) as lines
       from orders o join payments p on p.id = o.payment_id
      where ${waitsForPicking}
        and (o.claimed_until is null or o.claimed_until <= $2 or o.claimed_by = $1)
      order by o.created_at, o.id
      limit ${mostListed}`,
    [pickerId, now],
  );
}
