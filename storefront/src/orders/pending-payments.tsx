import { goToCart } from '@spindle/sdk/domain/navigation/labels';
import { PAYMENT_FAILED, PAYMENT_PENDING } from '@spindle/sdk/domain/orders/pending-payments';
import { Chip } from '../ui/chip.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { formatCents } from '../ui/format-money.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { OrderPreview } from './order-preview.tsx';
import type { PendingPayment } from './pending-payments-query.ts';
import styles from './pending-payments.module.css';

/** Shows, above the orders, payments that a bank is confirming or has declined. */
export function PendingPayments({ payments }: { payments: readonly PendingPayment[] }) {
  const time = useShopTime();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label="Pending payments">
      {payments.map((payment) => (
        <li key={payment.paymentId} className={styles.payment}>
          <p className={styles.facts}>
            <Chip tone="notice">
              {payment.state === 'PENDING' ? PAYMENT_PENDING : PAYMENT_FAILED}
            </Chip>
            <span>{time.day(payment.dateCreated)}</span>
            <strong>{formatCents(payment.amount)}</strong>
          </p>
          <p>
            {payment.state === 'PENDING'
              ? "Your bank is still confirming this payment. We've reserved your items and will email you when the order is placed."
              : "Your bank declined this payment. You weren't charged, and your items are back in your cart."}
          </p>
          <OrderPreview items={payment.items} />
          {payment.state === 'FAILED' ? (
            <p>
              <LinkButton to="/ui/cart">{goToCart}</LinkButton>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
