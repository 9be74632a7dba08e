import { goToCart } from '@spindle/sdk/domain/navigation/labels';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useShopTime, type ShopTime } from '../ui/shop-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Unpaid } from './completion.ts';
import styles from './complete.module.css';

interface Shown {
  says: string;
  explains: string;
  ways: ReactNode;
}

const ORDERS = <LinkButton to="/ui/orders">Your orders</LinkButton>;
const CART = <LinkButton to="/ui/cart">{goToCart}</LinkButton>;
const SHOP = <LinkButton to="/ui/shop">Go to the shop</LinkButton>;

interface Props {
  checkout: Unpaid;
  /** It is asked again by itself. */
  asking: boolean;
  onAsk: () => void;
}

/** A checkout that has not become orders: how it stands, and what can be done. */
export function UnpaidCheckout({ checkout, asking, onAsk }: Props) {
  const { says, explains, ways } = shownOf({ checkout, asking, onAsk, time: useShopTime() });
  return (
    <div className={styles.unpaid}>
      <p className={styles.state} role="status">
        {asking && checkout.state === 'CONFIRMING' ? <Spinner /> : null}
        {says}
      </p>
      <p>{explains}</p>
      <div className={styles.tools}>{ways}</div>
    </div>
  );
}

function shownOf({ checkout, asking, onAsk, time }: Props & { time: ShopTime }): Shown {
  const again = asking ? null : <Button onClick={onAsk}>Ask again</Button>;
  switch (checkout.state) {
    case 'OPEN':
      return {
        says: 'This payment has not been made yet.',
        explains: `Nothing is charged before you pay on the payment page${until(checkout.payableUntil, time)}. What is shipped is held for you while that page is open.`,
        ways: (
          <>
            {checkout.payAt === null ? null : (
              <a className={buttonClass('primary')} href={checkout.payAt}>
                Continue to the payment
              </a>
            )}
            {CART}
          </>
        ),
      };
    case 'CONFIRMING':
      return {
        says: asking
          ? 'Your bank is confirming the payment...'
          : 'Your payment is not confirmed yet. Some banks take a few days.',
        explains:
          "You don't need to wait on this page. The payment is listed under Orders, and we have reserved its items for you. We will email you when your bank answers.",
        ways: (
          <>
            {ORDERS}
            {again}
          </>
        ),
      };
    case 'UNKNOWN':
      return {
        says: 'How this payment stands cannot be found out just now.',
        explains:
          'The payment provider does not answer. If you have paid, nothing is lost: the order appears under Orders, and we send you a mail.',
        ways: (
          <>
            {ORDERS}
            {again}
          </>
        ),
      };
    case 'EXPIRED':
      return {
        says: 'This payment was not made, and its page is closed.',
        explains:
          'Nothing was charged, and nothing is held for you by it any more. What you have not bought is still in your cart.',
        ways: (
          <>
            {CART}
            {ORDERS}
          </>
        ),
      };
    case 'FAILED':
      return {
        says: 'This payment did not come through.',
        explains:
          'You were not charged. The items are in your cart, but we no longer reserve them for you. You can check out again and pay another way.',
        ways: (
          <>
            {CART}
            {ORDERS}
          </>
        ),
      };
    case 'FOREIGN':
      return {
        says: 'There is no such payment in your account.',
        explains:
          'If you paid with another account, sign out and sign in to that one. What was bought with this account is under Orders.',
        ways: (
          <>
            {ORDERS}
            {SHOP}
          </>
        ),
      };
    case 'NONE':
      return {
        says: 'You have not paid for anything yet.',
        explains: 'Once you have, your order is confirmed here.',
        ways: SHOP,
      };
  }
}

function until(end: string | null, time: ShopTime): string {
  return end === null ? '' : `, which is open until ${time.moment(end)}`;
}
