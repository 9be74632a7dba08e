import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Arrival } from './use-my-subscriptions.ts';
import styles from './subscriptions.module.css';

/** What has become of the payment somebody comes from. */
export function ArrivalNote({ arrival, onAsk }: { arrival: Arrival; onAsk: () => void }) {
  if (arrival === 'none') return null;
  return (
    <div className={styles.arrival}>
      <p className={styles.arrivalState} role="status">
        {arrival === 'waiting' ? <Spinner /> : null}
        {TEXT[arrival]}
      </p>
      {arrival === 'late' ? (
        <>
          <p>
            Some banks take a few days; the subscription appears here as soon as the payment is
            confirmed. If you left the payment page without paying, nothing was charged: choose the
            subscription in the shop again.
          </p>
          <div className={styles.tools}>
            <Button onClick={onAsk}>Ask again</Button>
            <LinkButton to="/ui/shop">Go to the shop</LinkButton>
          </div>
        </>
      ) : null}
    </div>
  );
}

const TEXT = {
  waiting: 'Your payment is being confirmed...',
  late: 'Your payment is not confirmed yet.',
  arrived: 'Thank you. Your subscription is paid and open.',
};
