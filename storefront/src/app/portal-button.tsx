import { replyOf } from '@spindle/sdk/errors';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { Icon } from '../ui/icon.tsx';
import { shop } from './api.ts';
import { useConfig } from './config.ts';

const LABEL = 'Payments and invoices';

/**
 * Opens the payment provider's customer portal: the person's own where they have one, else the
 * configured sign-in page of it, in a new tab. Without such a page there is nothing to offer a
 * visitor, and no icon.
 */
export function PortalButton({ signedIn }: { signedIn: boolean }) {
  const { customerPortalLink } = useConfig();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);
  if (!signedIn && !customerPortalLink) return null;

  async function open() {
    if (!signedIn) return openLink();
    setBusy(true);
    try {
      const portal = await replyOf(shop.GET('/api/user/customerPortal'));
      if (portal.Status === 'SUCCESS' && portal.Url) window.location.assign(portal.Url);
      else if (portal.Status === 'NO ID' && customerPortalLink) openLink();
      else await failed(portal.Reason);
    } catch (error) {
      await failed(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  function openLink() {
    if (customerPortalLink) window.open(customerPortalLink, '_blank', 'noopener');
  }

  function failed(message: string) {
    return dialog.open({ kind: 'warn', title: 'Error Opening Stripe', message });
  }

  return (
    <li>
      <Button look="icon" aria-label={LABEL} title={LABEL} busy={busy} onClick={open}>
        {busy ? null : <Icon name="portal" />}
      </Button>
    </li>
  );
}
