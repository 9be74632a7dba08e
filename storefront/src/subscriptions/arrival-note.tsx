import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useShopTime, type ShopTime } from '../ui/shop-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Arrival } from './arrival.ts';
import { subscribedItem } from './content-place.ts';
import styles from './subscriptions.module.css';

interface Shown {
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

/** What has become of the payment somebody comes from, and what can be done. */
export function ArrivalNote({ arrival, subscriptionId, onAsk }: Props) {
  const { catalogId, catalogItemId } = subscribedItem(subscriptionId);
  const plan = `/ui/shop/${catalogId}/${catalogItemId}`;
  const { says, busy, explains, ways } = shownOf({ arrival, plan, onAsk, time: useShopTime() });
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

function shownOf({
  arrival,
  plan,
  onAsk,
  time,
}: Omit<Props, 'subscriptionId'> & { plan: string; time: ShopTime }): Shown {
  const again = <LinkButton to={plan}>Subscribe again</LinkButton>;
  const ask = <Button onClick={onAsk}>Ask again</Button>;
  switch (arrival.state) {
    case 'ASKING':
      return { says: 'Asking how your payment stands...', busy: true };
    case 'ARRIVED':
      return {
        says: 'Thank you. Your subscription is paid and open.',
        explains:
          'What happens next: open it below, whenever you like. It renews by itself until you cancel it under Manage subscription, and what is paid for stays open to its end. A mail with all of this is on its way.',
      };
    case 'OPEN':
      return {
        says: 'You have not paid for this subscription yet.',
        explains: `Nothing is charged before you subscribe on the payment page${until(arrival.payableUntil, time)}.`,
        ways: (
          <>
            {arrival.payAt === null ? null : (
              <a className={buttonClass('primary')} href={arrival.payAt}>
                Continue to the payment
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
          : 'Your payment is not confirmed yet. Some banks take a few days.',
        busy: arrival.asking,
        explains:
          'You need not wait here. As soon as it is confirmed, the subscription appears here and we send you a mail.',
        ways: arrival.asking ? null : ask,
      };
    case 'UNKNOWN':
      return {
        says: 'How this payment stands cannot be found out just now.',
        explains:
          'If you have paid, nothing is lost: the subscription appears here, and we send you a mail.',
        ways: ask,
      };
    case 'EXPIRED':
      return {
        says: 'This subscription was not paid for, and its payment page is closed.',
        explains: 'Nothing was charged.',
        ways: again,
      };
    case 'FAILED':
      return {
        says: 'This payment did not come through.',
        explains: 'You are not subscribed. Should anything have been charged, it goes back to you.',
        ways: again,
      };
  }
}

function until(end: string | null, time: ShopTime): string {
  return end === null ? '' : `, which is open until ${time.moment(end)}`;
}
