import { useState } from 'react';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { useConfig } from '../shop/config.ts';

/** Takes a signed-in user to the payment provider's customer portal. */
export function useOpenPortal(): { open: () => void; busy: boolean } {
  const { customerPortalLink } = useConfig();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const { openPortal } = await import('./open-portal.ts');
      await openPortal(customerPortalLink, dialog);
    } finally {
      setBusy(false);
    }
  }

  return { open: () => void open(), busy };
}
