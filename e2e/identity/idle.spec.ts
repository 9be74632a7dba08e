import { newCustomer } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { completeSignIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('idle: the shop asks, signs out, and sign-in leads back', async ({ page }) => {
  // The countdown is checked in two widths and two schemes.
  test.slow();
  const account = await newCustomer();
  await page.clock.install();
  await signIn(page, account);
  // The idle watch loads after the page, and has started once it has stored its timestamp. The one
  // stored while signing in must not count for this page.
  await page.addInitScript(() => localStorage.removeItem('idle:last-activity'));
  await page.goto('/ui/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('idle:last-activity') !== null);

  await page.clock.fastForward('28:00');
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(dialog).toContainText(/1[12]\d seconds left/);
  const stay = dialog.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expectAccessible(page, 'idle countdown');
  await stay.click();
  await expect(dialog).toBeHidden();

  await page.clock.fastForward('28:00');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, account);
  await expect(page).toHaveURL(/\/ui\/orders$/);
});
