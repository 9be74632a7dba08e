import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './complete.module.css';

/** No order yet: the payment is still with the bank, or there was none. */
export function Unconfirmed({ asking, onAsk }: { asking: boolean; onAsk: () => void }) {
  return (
    <div className={styles.unconfirmed}>
      <p className={styles.state} role="status">
        {asking ? <Spinner /> : null}
        {asking
          ? 'Your bank is confirming the payment...'
          : 'Your payment is not confirmed yet. Some banks take a few days.'}
      </p>
      <p>
        You need not wait here. As soon as it is confirmed, the order appears under Orders and we
        send you a mail. What you bought is reserved for you meanwhile.
      </p>
      <div className={styles.tools}>
        <LinkButton to="/ui/orders">Your orders</LinkButton>
        {asking ? null : <Button onClick={onAsk}>Ask again</Button>}
      </div>
    </div>
  );
}
