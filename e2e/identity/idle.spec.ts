import { newCustomer } from '../fixtures/accounts.ts';
import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { completeSignIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('nobody there: the shop asks, signs out, and sign-in leads back', async ({ page }) => {
  const account = await newCustomer();
  await page.clock.install();
  await signIn(page, account);
  await page.goto('/ui/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  // The watch is loaded after the page; it has begun once it has left its mark.
  await page.waitForFunction(() => localStorage.getItem('idle:last-activity') !== null);

  await page.clock.fastForward('28:00');
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(dialog).toContainText(/1[12]\d seconds left/);
  const stay = dialog.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expectPleasant(page, 'idle countdown');
  await stay.click();
  await expect(dialog).toBeHidden();

  await page.clock.fastForward('28:00');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, account);
  await expect(page).toHaveURL(/\/ui\/orders$/);
});
