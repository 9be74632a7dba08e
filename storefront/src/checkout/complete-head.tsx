import { Button } from '../ui/button.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './complete.module.css';

/**
 * Confirms the purchase and says what comes next. `files` is true if something can be downloaded
 * right away.
 */
export function CompleteHead({
  count,
  total,
  files,
}: {
  count: number;
  /** Cents paid for all orders. */
  total: number;
  files: boolean;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>
          <Icon name="check" />
          Checkout Completed!
        </h1>
        <p className={styles.lead}>
          {count === 1
            ? 'Thank you for your order. A confirmation email is on its way.'
            : `Thank you. We'll ship this as ${count} orders. A confirmation email is on its way.`}
          {files ? ' Your downloads and keys are below and under Orders.' : null}
        </p>
        <p className={styles.total}>
          Total paid <strong>{formatCents(total)}</strong>
        </p>
      </div>
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>Print</Button>
        <LinkButton to="/ui/orders">Your orders</LinkButton>
      </div>
    </div>
  );
}
