import { newCustomer } from '../fixtures/accounts.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';
const INVERTER = 'Inverter 2.2 kW, 220 V single-phase input';
const PUMP = 'Coolant pump, 75 W, submersible';

test('a part and what it needs are listed, shared, and bought by someone else', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Spindles & Inverters', exact: true }).click();
  await main.getByRole('link', { name: SPINDLE, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SPINDLE })).toBeVisible();
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await buy.getByRole('button', { name: `Add to parts list: ${SPINDLE}` }).click();
  await expect(buy.getByText('1 in your parts list')).toBeVisible();
  const needs = page.getByRole('region', { name: 'Needs', exact: true });
  await needs.getByRole('link', { name: INVERTER }).click();
  await expect(page.getByRole('heading', { level: 1, name: INVERTER })).toBeVisible();
  await buy.getByRole('button', { name: `Add to parts list: ${INVERTER}` }).click();
  await buy.getByRole('link', { name: 'parts list' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your parts list' })).toBeVisible();
  const missing = page.getByRole('region', { name: 'Missing from this list' });
  await expect(missing.getByRole('link')).toHaveText([PUMP]);
  await page.getByRole('button', { name: 'Share this list' }).click();
  await page.getByRole('link', { name: 'Your list is shared' }).click();
  await expect(page.getByText(/^Shared on/)).toBeVisible();

  const friend = await newVisitor();
  await friend.goto(page.url());
  const parts = friend.getByRole('table', { name: 'Parts' });
  for (const title of [SPINDLE, INVERTER]) {
    await expect(parts.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
  await friend.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(friend).toHaveURL(/\/ui\/signin/);
  await completeSignIn(friend, await newCustomer());
  await expect(friend.getByRole('main').getByRole('status')).toContainText(
    '2 parts added to your cart.',
  );
  await friend.getByRole('link', { name: 'Go to the cart' }).click();
  const absent = friend.getByRole('region', { name: 'You may also need' });
  await expect(absent.getByRole('link')).toHaveText([PUMP]);
  await expect(absent).toContainText(`Needed by ${SPINDLE}`);
});
