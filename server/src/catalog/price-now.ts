import { expressionBuilder, sql, type Expression } from 'kysely';
import { condition, int, text } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

interface Prices {
  price: Expression<number>;
  salePrice: Expression<number | null>;
  starts: Expression<Date | null>;
  ends: Expression<Date | null>;
}

interface Breaks {
  quantities: Expression<number[] | null>;
  prices: Expression<number[] | null>;
}

/**
 * The SQL counterpart of the domain's `priceNow`. Without a sale, the times are null and the
 * comparison is not true.
 */
const priceAt = ({ price, salePrice, starts, ends }: Prices, now: Expression<Date>) =>
  int(sql`case when ${isOn({ starts, ends }, now)} then ${salePrice} else ${price} end`);

const isOn = ({ starts, ends }: Pick<Prices, 'starts' | 'ends'>, now: Expression<Date>) =>
  condition`${starts} <= ${now}::timestamptz and ${now}::timestamptz < ${ends}`;

const timestamp = (now: Date | Expression<Date>): Expression<Date> =>
  now instanceof Date ? sql.val(now) : now;

const item = expressionBuilder<Aliased<{ i: 'catalog_items' }>, 'i'>();
const stored: Prices = {
  price: item.ref('i.price_cents'),
  salePrice: item.ref('i.sale_price_cents'),
  starts: item.ref('i.sale_starts'),
  ends: item.ref('i.sale_ends'),
};

const breaks: Breaks = {
  quantities: item.ref('i.break_quantities'),
  prices: item.ref('i.break_prices_cents'),
};

/**
 * Selects the unit price of `catalog_items i` at a time and for a quantity, in cents. The number of
 * reached quantities is also the position of the last reached price; `least` ignores nulls.
 */
export const itemPriceAt = (now: Date | Expression<Date>, quantity: Expression<number>) =>
  int(
    sql`least(${priceAt(stored, timestamp(now))},
              (${breaks.prices})[width_bucket(${quantity}, ${breaks.quantities})])`,
  );

/** Selects the state of the sale of `catalog_items i`, or null if there is no sale. */
export function saleStateOf(now: Date) {
  const { starts, ends } = stored;
  const at = timestamp(now);
  return text(sql`case when ${starts} > ${at}::timestamptz then 'coming'
                       when ${ends} <= ${at}::timestamptz then 'ended'
                       when ${starts} is not null then 'on' end`);
}

const found = expressionBuilder<Aliased<{ s: 'search_items' }>, 's'>();

/** Selects the price of `search_items s` at a given time, in cents. */
export const foundPriceAt = (now: Date) =>
  priceAt(
    {
      price: found.ref('s.price_cents'),
      salePrice: found.ref('s.sale_price_cents'),
      starts: found.ref('s.sale_starts'),
      ends: found.ref('s.sale_ends'),
    },
    timestamp(now),
  );
