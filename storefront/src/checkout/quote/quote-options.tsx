import { weekdayText } from '@spindle/sdk/domain/time/day-text';
import { formatCents } from '../../ui/format-money.ts';
import type { QuoteReply } from './quote-query.ts';
import styles from './quote.module.css';

export function QuoteOptions({ options }: Pick<QuoteReply, 'options'>) {
  const isEstimated = options.some(({ estimated }) => estimated);
  return (
    <>
      <ul className={styles.options}>
        {options.map(({ service, amount, deliverBy, carrier }) => (
          <li key={service} title={carrier ?? undefined}>
            <span>{service}</span>
            <span className={styles.day}>
              {deliverBy === null ? 'date unknown' : `by ${weekdayText(deliverBy)}`}
            </span>
            <span className={styles.amount}>{formatCents(amount)}</span>
          </li>
        ))}
      </ul>
      {isEstimated ? <p className={styles.note}>{whyEstimated(options)}</p> : null}
    </>
  );
}

/** Without a delivery day, no carrier has responded. */
const whyEstimated = (options: QuoteReply['options']) =>
  options.some(({ deliverBy }) => deliverBy === null)
    ? "Estimated: the carrier isn't responding, so these are our own rates. We'll show you any change before you pay."
    : "Estimated: we don't know an item's weight yet.";
