import { formatCount } from '../ui/format-count.ts';
import { formatCents } from '../ui/format-money.ts';
import { isDigital } from './cart-standing.ts';
import { cartCents } from './cart-sum.ts';
import { countUnits, type CartLine } from './queries.ts';
import styles from './cart-summary.module.css';

/** The cart's total, and what the payment page will add to it. */
export function CartTotals({ lines }: { lines: CartLine[] }) {
  const units = countUnits(lines);
  return (
    <dl className={styles.totals}>
      <dt>
        {formatCount(units)} {units === 1 ? 'item' : 'items'}
      </dt>
      <dd>{formatCents(cartCents(lines))}</dd>
      <dt>Shipping</dt>
      <dd className={styles.later}>
        {isDigital(lines) ? 'none, delivered online' : 'calculated on the payment page'}
      </dd>
      <dt>Tax</dt>
      <dd className={styles.later}>calculated on the payment page</dd>
      <dt className={styles.total}>Cart total</dt>
      <dd className={styles.total}>{formatCents(cartCents(lines))}</dd>
    </dl>
  );
}
