import type { ReactNode } from 'react';
import { Facts } from '../ui/facts.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatCents } from '../ui/format-money.ts';
import { formatWeight } from './format-weight.ts';
import { sumCents, weigh, rejectionReason, type PartLine } from './parts.ts';
import styles from './parts-page.module.css';

/**
 * Shows the list's total price and weight and how much of it is available. `children` are the
 * actions.
 */
export function PartsSummary({
  lines,
  children,
}: {
  lines: readonly PartLine[];
  children: ReactNode;
}) {
  const read = lines.every(({ item }) => item !== undefined);
  const { ounces, unknown } = weigh(lines);
  const missing = lines.filter((line) => rejectionReason(line) !== null).length;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles.summary} aria-label="Total">
      <p className={styles.total}>
        <span>Total</span>
        <span>{read ? formatCents(sumCents(lines)) : '…'}</span>
      </p>
      <Facts
        facts={[
          [
            'Parts',
            units === lines.length
              ? formatCount(units)
              : `${formatCount(lines.length)} (${formatCount(units)} units)`,
          ],
          ['Weight', read && ounces > 0 ? formatWeight(ounces) : null],
          ['Weight unknown', read && unknown > 0 ? `for ${partsText(unknown)}` : null],
          ['Not available', read && missing > 0 ? partsText(missing) : null],
          ['Shipping and tax', 'Calculated on the payment page'],
        ]}
      />
      {children}
    </section>
  );
}

const partsText = (count: number) => `${formatCount(count)} ${count === 1 ? 'part' : 'parts'}`;
