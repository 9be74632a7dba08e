import { formatDollars } from './format-money.ts';
import styles from './price.module.css';

/** A price in dollars, with what it is for ("per month") behind it. */
export function Price({ dollars, note }: { dollars: number; note?: string | undefined }) {
  return (
    <span className={styles.price}>
      {formatDollars(dollars)}
      {note ? <span className={styles.note}> {note}</span> : null}
    </span>
  );
}
