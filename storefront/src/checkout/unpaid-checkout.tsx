import { goToCart } from '@spindle/sdk/domain/navigation/labels';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useShopTime, type ShopTime } from '../ui/shop-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Unpaid } from './completion.ts';
import styles from './complete.module.css';

interface UnpaidView {
  says: string;
  explains: string;
  ways: ReactNode;
}

const ORDERS = <LinkButton to="/ui/orders">Your orders</LinkButton>;
const CART = <LinkButton to="/ui/cart">{goToCart}</LinkButton>;
const SHOP = <LinkButton to="/ui/shop">Go to the shop</LinkButton>;

interface Props {
  checkout: Unpaid;
  /** True while the status is checked again automatically. */
  asking: boolean;
  onAsk: () => void;
}

/** Shows the status of a checkout without orders, and what the customer can do. */
export function UnpaidCheckout({ checkout, asking, onAsk }: Props) {
  const { says, explains, ways } = viewOf({ checkout, asking, onAsk, time: useShopTime() });
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

function viewOf({ checkout, asking, onAsk, time }: Props & { time: ShopTime }): UnpaidView {
  const again = asking ? null : <Button onClick={onAsk}>Check again</Button>;
  switch (checkout.state) {
    case 'OPEN':
      return {
        says: "This payment isn't complete.",
        explains: `You won't be charged until you pay on the payment page${until(checkout.payableUntil, time)}. We reserve your items while that page is open.`,
        ways: (
          <>
            {checkout.payAt === null ? null : (
              <a className={buttonClass('primary')} href={checkout.payAt}>
                Continue to payment
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
          : "Your payment isn't confirmed yet. Some banks take a few days.",
        explains:
          "You don't need to wait on this page. The payment is listed under Orders, and we've reserved your items. We'll email you when your bank responds.",
        ways: (
          <>
            {ORDERS}
            {again}
          </>
        ),
      };
    case 'UNKNOWN':
      return {
        says: "We can't check this payment right now.",
        explains:
          "The payment provider isn't responding. If you paid, your order will appear under Orders and we'll email you.",
        ways: (
          <>
            {ORDERS}
            {again}
          </>
        ),
      };
    case 'EXPIRED':
      return {
        says: 'The payment page expired before you paid.',
        explains:
          "You weren't charged, and your items are no longer reserved. Items you haven't bought are still in your cart.",
        ways: (
          <>
            {CART}
            {ORDERS}
          </>
        ),
      };
    case 'FAILED':
      return {
        says: 'This payment failed.',
        explains:
          "You weren't charged. Your items are in your cart but no longer reserved. Check out again to pay another way.",
        ways: (
          <>
            {CART}
            {ORDERS}
          </>
        ),
      };
    case 'FOREIGN':
      return {
        says: 'Payment not found in your account.',
        explains:
          "If you paid with another account, sign in to that account instead. This account's purchases are under Orders.",
        ways: (
          <>
            {ORDERS}
            {SHOP}
          </>
        ),
      };
    case 'NONE':
      return {
        says: "You haven't paid for anything yet.",
        explains: "We'll confirm your order here after you pay.",
        ways: SHOP,
      };
  }
}

function until(end: string | null, time: ShopTime): string {
  return end === null ? '' : `, which is open until ${time.dateTime(end)}`;
}
