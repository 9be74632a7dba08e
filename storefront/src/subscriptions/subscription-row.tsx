import { useId } from 'react';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { LicenseKeys } from '../entitlements/license-keys.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { OpenContentLink } from './open-content-link.tsx';
import { PaymentDueNote } from './payment-due-note.tsx';
import type { Subscription } from './queries.ts';
import styles from './subscriptions.module.css';

/** Shows a subscription: its title, until when it is paid, and a link to its content. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const titleId = useId();
  const time = useShopTime();
  const { SubscriptionId, Cancelled, PaymentDue, currentPeriodEnd, licenceKeys } = subscription;
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <ProductPicture
        image={subscription.image}
        alt=""
        width={240}
        sizes="(max-width: 640px) 88px, 240px"
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.catalog}>{subscription.catalogTitle}</p>
        <h2 className={styles.title} id={titleId}>
          {subscription.title}
        </h2>
        <p className={styles.description}>{subscription.description}</p>
        {PaymentDue ? (
          <PaymentDueNote />
        ) : (
          <>
            {currentPeriodEnd ? (
              <p className={styles.period}>Paid until {time.day(currentPeriodEnd)}</p>
            ) : null}
            {Cancelled ? (
              <p className={styles.cancelled}>
                This Subscription has been cancelled, and will not be renewed at the end of the
                payment period.
              </p>
            ) : null}
            <OpenContentLink
              place={{ shelf: 'mine', subscriptionId: SubscriptionId }}
              describedBy={titleId}
            />
          </>
        )}
        {subscription.Given ? null : <InvoiceButton {...subscription} />}
        <LicenseKeys keys={licenceKeys} />
      </div>
    </li>
  );
}
