import { replyOf } from '@spindle/sdk/errors';
import { isSignedOut } from '../session/is-signed-out.ts';
import { rememberPortalVisit } from './awaited-subscription.ts';
import type { Dialogs } from '../ui/dialog/dialog-context.ts';
import { shop } from '../shop/api.ts';

const TRY_AGAIN = 'Open portal';

/**
 * Opens the user's own portal or, if the provider doesn't know them yet, the configured one in a
 * new tab. Shows errors.
 */
export async function openPortal(configured: string | null, dialog: Dialogs): Promise<void> {
  const warn = (message: string) =>
    void dialog.open({ kind: 'warn', title: 'Error Opening Stripe', message });
  try {
    const { Status, Url, Reason } = await replyOf(shop.GET('/api/user/customerPortal'));
    if (Status === 'SUCCESS' && Url) {
      rememberPortalVisit();
      window.location.assign(Url);
    } else if (Status === 'NO ID' && configured) {
      openTab(configured, dialog);
    } else warn(Reason);
  } catch (error) {
    // A user whose session has ended is already going to the sign-in page.
    if (!isSignedOut(error)) warn(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Opens a new tab. If the browser blocks it because the click was too long ago, asks for another
 * click.
 */
function openTab(address: string, dialog: Dialogs): void {
  if (newTab(address)) return;
  const question = dialog.open({
    kind: 'warn-question',
    title: 'Customer portal',
    message: 'Your browser blocked the new tab. Open the portal now?',
    buttons: ['Dismiss', TRY_AGAIN],
  });
  void question.then((answer) => {
    if (answer === TRY_AGAIN && !newTab(address)) window.location.assign(address);
  });
}

/** Returns whether the browser allowed the tab. With `noopener`, `window.open` wouldn't tell. */
function newTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.assign(address);
  return true;
}
