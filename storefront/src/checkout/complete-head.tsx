import { Button } from '../ui/button.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './complete.module.css';

/** That it worked, and what comes next; `files` where something can be downloaded at once. */
export function CompleteHead({
  count,
  total,
  files,
}: {
  count: number;
  /** Cents paid for all of them. */
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
            ? 'Thank you. Your order is paid, and its confirmation is on the way by mail.'
            : `Thank you. Your payment became ${count} orders, because they are delivered separately. Their confirmation is on the way by mail.`}
          {files ? ' Your downloads and keys are below, and stay under Orders.' : null}
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
