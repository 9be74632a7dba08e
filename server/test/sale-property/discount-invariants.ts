import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import type { Market } from './market.ts';

/**
 * Asserts that the displayed discount is the one the provider applies and orders contain, and that
 * uses are counted correctly.
 */
export async function requireDiscounts(market: Market): Promise<void> {
  await requireUses(market);
  const { shop, buyers } = market;
  const atProvider = await shop.recorded<{
    id: string;
    amount_subtotal: number;
    total_details: { amount_discount: number } | null;
  }>('/stripe/control/sessions');
  const stored = await query<{
    sessionId: string;
    subtotal: number;
    shown: number;
    ordered: number | null;
    charged: number | null;
  }>(
    shop.orm.em.fork(),
    `select k.session_id as "sessionId", k.subtotal_cents as subtotal,
            (select sum(l.discount_cents)::int from checkout_lines l where l.checkout_id = k.id) as shown,
            (select sum(l.discount_cents)::int from order_lines l
               join orders o on o.id = l.order_id
               join payments p on p.id = o.payment_id
              where p.checkout_id = k.id and o.parent_id is null) as ordered,
            (select sum(l.unit_price_cents * l.quantity - l.discount_cents
                        - (l.gross_cents - l.tax_cents))::int from order_lines l
               join orders o on o.id = l.order_id
               join payments p on p.id = o.payment_id
              where p.checkout_id = k.id and o.parent_id is null) as charged
       from checkouts k where k.user_id = any($1) and k.session_id is not null`,
    [buyers.map(({ shopper }) => shopper.account.id)],
  );
  for (const { sessionId, subtotal, shown: visible, ordered, charged } of stored) {
    const session = atProvider.find(({ id }) => id === sessionId);
    expect(
      { subtotal: session?.amount_subtotal, discount: session?.total_details?.amount_discount },
      'the payment page and what the shop showed',
    ).toEqual({ subtotal, discount: visible });
    if (ordered === null) continue;
    expect({ ordered, charged }, 'orders and what the shop showed').toEqual({
      ordered: visible,
      charged: 0,
    });
  }
}

async function requireUses({ shop, codes }: Market): Promise<void> {
  const counted = await query<{ used: number; uses: number | null; held: number; kept: number }>(
    shop.orm.em.fork(),
    `select c.used, c.uses,
            (select count(*)::int from discount_uses u join checkouts k on k.id = u.checkout_id
              where u.code_id = c.id and u.state = 'HELD' and k.closed_at is null) as held,
            (select count(*)::int from discount_uses u join payments p using (checkout_id)
              where u.code_id = c.id and u.state = 'KEPT') as kept
       from discount_codes c where c.id = any($1)`,
    [codes.map(({ id }) => id)],
  );
  for (const { used, uses, held, kept } of counted) {
    expect(held + kept, 'uses held and kept').toBe(used);
    expect(used, 'uses of a code').toBeLessThanOrEqual(uses ?? Infinity);
  }
}
