import { splitNote } from '@spindle/sdk/domain/checkout/split-note';
import type { ShippingOption } from './quote/quote-query.ts';
import { formatCount } from '../ui/format-count.ts';
import { formatCents } from '../ui/format-money.ts';
import { isDigital } from '../cart/cart-status.ts';
import { cartCents } from '../cart/cart-sum.ts';
import { countUnits, type CartLine, type CartSums } from '../cart/queries.ts';
import { useCartSums } from '../cart/use-cart-sums.ts';
import styles from './cart-summary.module.css';
import { withMeasures } from '../ui/measures.ts';

const ON_PAYMENT_PAGE = 'calculated on the payment page';
const CALCULATING = 'calculating…';

/**
 * Shows the cart's total after discounts, the quoted shipping, and what the payment page will add.
 */
export function CartTotals({
  lines,
  standard,
  asking,
}: {
  lines: CartLine[];
  /** The cheapest shipping option. Undefined if it is unknown or being loaded. */
  standard: ShippingOption | undefined;
  asking: boolean;
}) {
  const units = countUnits(lines);
  const { sums, settled, failed } = useCartSums();
  const discount = sums?.discount ?? null;
  // Without a discount, changes are calculated here, so that customers don't wait for the new
  // total.
  const byShop = discount !== null || (sums === undefined && !failed);
  const known = settled || !byShop;
  const total = cartCents(lines) - (discount?.amount ?? 0);
  const split = sums ? splitNote(sums) : null;
  return (
    <>
      <dl className={styles.totals}>
        <dt>
          {formatCount(units)} {units === 1 ? 'item' : 'items'}
        </dt>
        <dd>{formatCents(cartCents(lines))}</dd>
        {discount ? (
          <>
            <dt className={styles.discount}>
              Discount {discount.code}
              <CouponOf discount={discount} lines={lines} />
            </dt>
            <dd>
              {discount.freeShipping
                ? 'Free shipping'
                : known
                  ? `−${formatCents(discount.amount)}`
                  : CALCULATING}
            </dd>
          </>
        ) : null}
        <dt>Shipping</dt>
        <dd className={standard ? undefined : styles.later}>
          {standard
            ? `${standard.service} ${formatCents(standard.amount)}`
            : isDigital(lines)
              ? 'none (digital)'
              : asking
                ? CALCULATING
                : discount?.freeShipping
                  ? formatCents(0)
                  : ON_PAYMENT_PAGE}
        </dd>
        <dt>Tax</dt>
        <dd className={styles.later}>{ON_PAYMENT_PAGE}</dd>
        <dt className={styles.total}>Cart total</dt>
        <dd className={styles.total}>{known ? formatCents(total) : '…'}</dd>
        {standard || asking ? (
          <>
            <dt>With shipping, before tax</dt>
            <dd>{known && standard ? formatCents(total + standard.amount) : '…'}</dd>
          </>
        ) : null}
      </dl>
      {split === null ? null : <p className={styles.note}>{split}</p>}
    </>
  );
}

/** Names the item whose coupon applies, if no code was entered. */
function CouponOf({
  discount,
  lines,
}: {
  discount: NonNullable<CartSums['discount']>;
  lines: CartLine[];
}) {
  const line = lines.find(
    ({ item }) =>
      item.catalogId === discount.catalogId && item.catalogItemId === discount.catalogItemId,
  );
  return line ? <small> on {withMeasures(line.item.title)}</small> : null;
}
