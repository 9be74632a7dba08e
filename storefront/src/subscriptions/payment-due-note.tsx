import { Icon } from '../ui/icon.tsx';
import { PortalLinkButton } from './portal-link-button.tsx';
import styles from './subscriptions.module.css';

/** Says that the content is locked because a payment is due, and how to pay. */
export function PaymentDueNote() {
  return (
    <div className={styles.due}>
      <p className={styles.dueText}>
        <Icon name="alert" />
        <span>Your last payment failed. Pay now or change your card to restore access.</span>
      </p>
      <PortalLinkButton look="strong">Pay or change card</PortalLinkButton>
    </div>
  );
}
