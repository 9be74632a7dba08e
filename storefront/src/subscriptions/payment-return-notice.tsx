import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useShopTime, type ShopTime } from '../ui/shop-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Arrival } from './arrival.ts';
import { subscribedItem } from './content-place.ts';
import styles from './subscriptions.module.css';

interface ReturnView {
  says: string;
  busy?: boolean;
  explains?: string;
  ways?: ReactNode;
}

interface Props {
  arrival: NonNullable<Arrival>;
  subscriptionId: string;
  onAsk: () => void;
}

/** Shows the status of the payment that the user is returning from, and what the user can do. */
export function PaymentReturnNotice({ arrival, subscriptionId, onAsk }: Props) {
  const { catalogId, catalogItemId } = subscribedItem(subscriptionId);
  const plan = `/ui/shop/${catalogId}/${catalogItemId}`;
  const { says, busy, explains, ways } = viewOf({ arrival, plan, onAsk, time: useShopTime() });
  return (
    <div className={styles.arrival}>
      <p className={styles.arrivalState} role="status">
        {busy ? <Spinner /> : null}
        {says}
      </p>
      {explains ? <p>{explains}</p> : null}
      {ways ? <div className={styles.tools}>{ways}</div> : null}
    </div>
  );
}

function viewOf({
  arrival,
  plan,
  onAsk,
  time,
}: Omit<Props, 'subscriptionId'> & { plan: string; time: ShopTime }): ReturnView {
  const again = <LinkButton to={plan}>Subscribe again</LinkButton>;
  const ask = <Button onClick={onAsk}>Check again</Button>;
  switch (arrival.state) {
    case 'ASKING':
      return { says: 'Checking your payment...', busy: true };
    case 'ARRIVED':
      return {
        says: 'Thank you. Your subscription is active.',
        explains:
          'Open your subscription below at any time. It renews automatically until you cancel under Manage subscription. If you cancel, you keep access until the end of the paid period. A confirmation email is on its way.',
      };
    case 'OPEN':
      return {
        says: "You haven't paid for this subscription yet.",
        explains: `You won't be charged until you subscribe on the payment page${until(arrival.payableUntil, time)}.`,
        ways: (
          <>
            {arrival.payAt === null ? null : (
              <a className={buttonClass('primary')} href={arrival.payAt}>
                Continue to payment
              </a>
            )}
            <LinkButton to={plan}>Back to the plan</LinkButton>
          </>
        ),
      };
    case 'CONFIRMING':
      return {
        says: arrival.asking
          ? 'Your bank is confirming the payment...'
          : "Your payment isn't confirmed yet. Some banks take a few days.",
        busy: arrival.asking,
        explains:
          "You don't need to wait on this page. Once the payment is confirmed, your subscription appears here and we'll email you.",
        ways: arrival.asking ? null : ask,
      };
    case 'UNKNOWN':
      return {
        says: "We can't check this payment right now.",
        explains: "If you paid, your subscription will appear here and we'll email you.",
        ways: ask,
      };
    case 'EXPIRED':
      return {
        says: 'The payment page expired before you paid for this subscription.',
        explains: "You weren't charged.",
        ways: again,
      };
    case 'FAILED':
      return {
        says: 'This payment failed.',
        explains: "You aren't subscribed. If you were charged, we'll refund you.",
        ways: again,
      };
  }
}

function until(end: string | null, time: ShopTime): string {
  return end === null ? '' : `, which is open until ${time.dateTime(end)}`;
}
