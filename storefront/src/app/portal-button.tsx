import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfig } from '../shop/config.ts';
import styles from './top-bar.module.css';
import { useOpenPortal } from '../subscriptions/use-open-portal.ts';

const LABEL = 'Payments and invoices';

/**
 * Opens the payment provider's customer portal in a new tab: for signed-in users their own, for
 * visitors the configured sign-in page. If none is configured, visitors see no icon.
 */
export function PortalButton({ signedIn }: { signedIn: boolean }) {
  const { customerPortalLink } = useConfig();
  const { open, busy } = useOpenPortal();

  if (signedIn) {
    return (
      <Button look="icon" aria-label={LABEL} title={LABEL} busy={busy} onClick={open}>
        {busy ? null : <Icon name="portal" />}
        <span className={styles.word}>{LABEL}</span>
      </Button>
    );
  }
  return customerPortalLink ? (
    <a
      className={buttonClass('icon')}
      href={customerPortalLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={LABEL}
      title={LABEL}
    >
      <Icon name="portal" />
      <span className={styles.word}>{LABEL}</span>
    </a>
  ) : null;
}
