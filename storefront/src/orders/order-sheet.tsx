import { expectedShippingDate } from '@spindle/sdk/domain/orders/labels';
import { paymentLabel } from '@spindle/sdk/domain/payments/payment-label';
import type { ReactNode } from 'react';
import { Facts } from '../ui/facts.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { invoiceFacts } from './invoice-facts.tsx';
import { moneyFacts } from './order-facts.ts';
import { OrderLines } from './order-lines.tsx';
import type { Order } from './queries.ts';
import { TrackingNumber, trackingNumber } from './tracking-number.tsx';
import styles from './order-sheet.module.css';
import { postalLines } from '@spindle/sdk/domain/orders/postal-lines';
import type { components } from '@spindle/sdk/schema';

type Level = 'h2' | 'h3';

/** Shows everything about an order as a printable sheet. `level` is the level of its headings. */
export function OrderSheet({ order, level }: { order: Order; level: Level }) {
  const { shipping, billing } = order;
  const time = useShopTime();
  return (
    <div className={styles.sheet}>
      <OrderLines order={order} />
      <div className={styles.columns}>
        <Column title="Order" level={level}>
          <Facts
            facts={[
              ['Payment', paymentLabel(order)],
              ['Creation date', time.dateTime(order.dateCreated)],
              ['Receipt', <Receipt key="receipt" url={order.receiptUrl} />],
              ...moneyFacts(order),
              ...invoiceFacts(order),
              ['Order ID', code(order.orderId)],
            ]}
          />
        </Column>
        <Column title="Shipping" level={level}>
          <Facts
            facts={[
              ['Name', shipping?.name],
              ['Company', shipping?.company],
              [
                'Address',
                shipping ? <PostalLines key="a" address={shipping.address} /> : 'Digital delivery',
              ],
              ['Phone', shipping?.phone],
              [
                expectedShippingDate,
                order.expectedShippingDate && time.day(order.expectedShippingDate),
              ],
              ['Tracking number', trackingOf(order)],
            ]}
          />
        </Column>
        <Column title="Billing" level={level}>
          <Facts
            facts={[
              ['Name', billing?.name],
              ['Address', billing ? <PostalLines key="a" address={billing.address} /> : null],
              ['Phone', billing?.phone],
            ]}
          />
        </Column>
        <Column title="Payment details" level={level}>
          <Facts
            facts={[
              ['Payment method', order.paymentMethod],
              ['Charge status', order.chargeStatus],
              ['Payment intent ID', code(order.paymentIntentId)],
              ['Balance transaction', code(order.balanceTransaction)],
            ]}
          />
        </Column>
      </div>
    </div>
  );
}

export function Receipt({ url }: { url: string | null }) {
  if (!url) return <>Not available yet</>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      Receipt
    </a>
  );
}

function Column({
  title,
  level: Heading,
  children,
}: {
  title: string;
  level: Level;
  children: ReactNode;
}) {
  return (
    <section className={styles.column}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

function trackingOf(order: Order) {
  if (trackingNumber(order) !== null) return <TrackingNumber order={order} />;
  return order.shipping ? 'Not shipped yet' : null;
}

function code(id: string | null) {
  return id ? <samp className={styles.code}>{id}</samp> : null;
}

/** An address in the format used on parcels. */
function PostalLines({ address }: { address: components['schemas']['PostalAddress'] }) {
  return (
    <address className={styles.address}>
      {postalLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
