import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Insertable } from 'kysely';
import { namesOf } from '@spindle/sdk/domain/fields';
import type { Tables } from '../database/tables.ts';
import type { NewCheckout } from './draft-checkout.ts';
import { storingPage } from '../payments/pages/new-page.ts';
import { soldColumnTypes, soldRow } from '../payments/sold-fields.ts';
import { usesPublishedPrice } from './page-request.ts';

type NewLine = Omit<Insertable<Tables['checkout_lines']>, 'checkout_id'>;

/** Columns of a stored line, except the checkout id. */
const columnTypes = {
  ...soldColumnTypes(),
  position: 'int',
  digital: 'boolean',
  shipping_group: 'text',
  provider_price_id: 'text',
  provider_product_id: 'text',
} satisfies Record<keyof NewLine, string>;
const lineNames = namesOf(columnTypes);
const typedNames = lineNames.map((name) => `${name} ${columnTypes[name]}`);

/**
 * Stores the checkout, its lines and the account's provider customer id, and ends the replaced
 * checkout, all in one statement.
 */
export async function storeCheckout(
  em: EntityManager,
  checkout: NewCheckout,
  replacedId: string | null,
): Promise<void> {
  const lines = checkout.cart.map((row, position): NewLine => ({
    ...soldRow({ ...row, unitPriceCents: row.priceCents }),
    position,
    digital: row.digital,
    shipping_group: row.shippingGroup,
    provider_price_id: usesPublishedPrice(row) ? row.providerPriceId : null,
    provider_product_id: usesPublishedPrice(row) ? null : row.namedProductId,
  }));
  const cents = checkout.cart.map(({ priceCents, quantity }) => priceCents * quantity);
  const page = { ...checkout, subtotalCents: cents.reduce((sum, one) => sum + one, 0) };
  const columns = {
    fingerprint: checkout.fingerprint,
    ship_to: checkout.shipTo,
    discount_id: checkout.discountId,
  };
  await storingPage(em, 'checkouts', page, { columns, replacedId })
    .insertInto('checkout_lines')
    .columns(['checkout_id', ...lineNames])
    .expression(
      sql`select ${checkout.id}, line.*
            from jsonb_to_recordset(${JSON.stringify(lines)}) as line (${sql.raw(typedNames.join(', '))})`,
    )
    .execute();
}
