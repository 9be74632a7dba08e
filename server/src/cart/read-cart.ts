import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';

export interface CartRow {
  catalogId: string;
  itemId: string;
  quantity: number;
  title: string;
  description: string;
  image: string | null;
  priceCents: number;
  digital: boolean;
  subscription: boolean;
  taxCode: string | null;
  providerPriceId: string | null;
  providerPriceCents: number | null;
  /** Units this customer can buy now; those their own open payment page holds are theirs. */
  available: number;
  /** Enabled, not locked, not expired, in a catalogue of ours. */
  buyable: boolean;
}

/**
 * What a cart line shows of its item, for a statement about the customer `$1` that joins the lines
 * `l`, `catalog_items i` and `catalogs c`.
 */
export const cartColumns = `
  l.catalog_id as "catalogId", l.item_id as "itemId", l.quantity,
  i.title, i.description, i.image, i.price_cents as "priceCents", i.digital, i.subscription,
  i.tax_code as "taxCode", i.provider_price_id as "providerPriceId",
  i.provider_price_cents as "providerPriceCents",
  greatest(i.on_hand - i.reserved + coalesce((
    select sum(own.quantity) from checkout_lines own
      join checkouts k on k.id = own.checkout_id
     where k.user_id = $1 and k.state in ('STARTING', 'OPEN') and not own.digital
       and own.catalog_id = l.catalog_id and own.item_id = l.item_id), 0), 0)::int as available,
  i.enabled and not i.locked and not i.expired and i.deleted_at is null
    and c.enabled and not c.locked and not c.expired and not c.external
    and c.deleted_at is null as buyable`;

/** The lines of a cart in the order they were added, items that are gone included. */
export async function readCart(em: EntityManager, userId: string): Promise<CartRow[]> {
  return prepared<CartRow>(
    em,
    'read-cart',
    `select ${cartColumns}
       from cart_lines l
       join catalog_items i on i.catalog_id = l.catalog_id and i.item_id = l.item_id
       join catalogs c on c.id = l.catalog_id
      where l.user_id = $1
      order by l.created_at, l.catalog_id, l.item_id`,
    [userId],
  );
}
