import { useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfig } from './config.ts';

const LABEL = 'Payments and invoices';

/**
 * Opens the payment provider's customer portal: a signed-in person's own, for visitors the
 * configured sign-in page of it, in a new tab. Where none is configured visitors see no icon.
 */
export function PortalButton({ signedIn }: { signedIn: boolean }) {
  const { customerPortalLink } = useConfig();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);

  if (!signedIn) {
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
      </a>
    ) : null;
  }

  async function open() {
    setBusy(true);
    const { openPortal } = await import('./open-portal.ts');
    const problem = await openPortal(customerPortalLink);
    setBusy(false);
    if (problem === null) return;
    await dialog.open({ kind: 'warn', title: 'Error Opening Stripe', message: problem });
  }

  return (
    <Button look="icon" aria-label={LABEL} title={LABEL} busy={busy} onClick={open}>
      {busy ? null : <Icon name="portal" />}
    </Button>
  );
}
