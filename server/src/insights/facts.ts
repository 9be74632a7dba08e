import { sql } from 'kysely';
import type { Range } from '@spindle/sdk/domain/insights/read-insights';

/** Days in the shop's time zone, as ranges that do not overlap. */
export interface Span {
  timeZone: string;
  ranges: readonly Range[];
}

/**
 * Start `r.a` and exclusive end `r.b` of each range as timestamps, so that indexes on timestamps
 * can be used.
 */
const dateTimeRange = ({ timeZone, ranges }: Span) => sql`
  (select f::date::timestamp at time zone ${timeZone} as a,
          (t::date + 1)::timestamp at time zone ${timeZone} as b
     from unnest(${ranges.map(({ from }) => from)}::text[],
                 ${ranges.map(({ to }) => to)}::text[]) days (f, t)) r`;

const day = (column: string, { timeZone }: Span) =>
  sql`(${sql.ref(column)} at time zone ${timeZone})::date as day`;

const within = (column: string) => sql`${sql.ref(column)} >= r.a and ${sql.ref(column)} < r.b`;

const country = sql`coalesce(o.shipping->'address'->>'country', p.billing->'address'->>'country', '')`;

/** Selects the facts for these days by country: one row per order and refund. */
export const dayFacts = (span: Span) => sql`
  select ${day('o.created_at', span)}, ${country} as country, 1 as orders, l.units,
         o.total_cents - o.tax_cents - o.shipping_cents as sales_cents, l.discount_cents,
         o.tax_cents, o.shipping_cents, 0 as refund_cents
    from ${dateTimeRange(span)}
    join orders o on ${within('o.created_at')} and o.parent_id is null
    join payments p on p.id = o.payment_id
    cross join lateral (
      select coalesce(sum(quantity), 0)::int as units,
             coalesce(sum(discount_cents), 0)::int as discount_cents
        from order_lines where order_id = o.id) l
  union all
  select ${day('f.went_at', span)}, ${country}, 0, 0, 0, 0, 0, 0, f.amount_cents
    from ${dateTimeRange(span)}
    join refunds f on ${within('f.went_at')}
    join payments p on p.id = f.payment_id
    left join orders o on o.id = f.order_id
  union all
  select ${day('f.settled_at', span)}, ${country}, 0, 0, 0, 0, 0, 0, -f.amount_cents
    from ${dateTimeRange(span)}
    join refunds f on ${within('f.settled_at')} and f.went_at is not null and f.state = 'FAILED'
    join payments p on p.id = f.payment_id
    left join orders o on o.id = f.order_id`;

/**
 * Selects the same facts by item: one row per line. Shipping, and refunds without a line, don't
 * belong to any item.
 */
export const itemFacts = (span: Span) => sql`
  select ${day('o.created_at', span)}, l.catalog_id, l.item_id, 1 as orders, l.quantity as units,
         l.gross_cents - l.tax_cents as sales_cents, l.discount_cents, l.tax_cents,
         0 as refund_cents
    from ${dateTimeRange(span)}
    join orders o on ${within('o.created_at')} and o.parent_id is null
    join order_lines l on l.order_id = o.id
  union all
  select ${day('f.went_at', span)}, l.catalog_id, l.item_id, 0, 0, 0, 0, 0, m.amount_cents
    from ${dateTimeRange(span)}
    join refunds f on ${within('f.went_at')}
    join refund_lines m on m.refund_id = f.id
    join order_lines l on l.id = m.order_line_id
  union all
  select ${day('f.settled_at', span)}, l.catalog_id, l.item_id, 0, 0, 0, 0, 0, -m.amount_cents
    from ${dateTimeRange(span)}
    join refunds f on ${within('f.settled_at')} and f.went_at is not null and f.state = 'FAILED'
    join refund_lines m on m.refund_id = f.id
    join order_lines l on l.id = m.order_line_id`;

/** Selects returns: one row per line, on the day the return was requested. */
export const returnFacts = (span: Span) => sql`
  select ${day('o.created_at', span)}, ${country} as country, l.catalog_id, l.item_id,
         coalesce(l.return_reason, '') as reason, o.id as order_id, l.quantity as units,
         l.gross_cents - l.tax_cents as sales_cents, l.discount_cents, l.tax_cents
    from ${dateTimeRange(span)}
    join orders o on ${within('o.created_at')} and o.parent_id is not null
    join payments p on p.id = o.payment_id
    join order_lines l on l.order_id = o.id`;
