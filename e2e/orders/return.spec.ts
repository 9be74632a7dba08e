import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { orderRows } from '../fixtures/buying.ts';
import { claim } from '../fixtures/claim.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

interface Order {
  orderId: string;
  email: string;
  returnable: boolean;
  items: { title: string; quantityReturnable: number }[];
}

test('one unit of a delivered order can be sent back, and no more than were bought', async ({
  page,
  staff,
}) => {
  test.slow();
  const { account, order } = await claimReturnable(await staff('Extended'));
  await signIn(page, account);
  const [line] = order.items;
  const title = line?.title ?? '';
  const max = line?.quantityReturnable ?? 0;
  const id = order.orderId.slice(0, 8);

  await page.goto('/ui/orders');
  const parent = orderRows(page).filter({
    has: page.getByRole('button', { name: `Details of order ${id}` }),
  });
  const plain = await lookOf(parent);
  await page.getByRole('button', { name: `Return items from order ${id}` }).click();
  const quantity = page.getByRole('textbox', { name: `Quantity of ${title}` });
  await expect(quantity).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible(page, 'return');

  await quantity.fill(String(max + 1));
  const rejected = page.getByRole('alertdialog', { name: 'INVALID RETURN' });
  await expect(rejected).toContainText("You cannot Return more than you've purchased.");
  await expectAccessible(page, 'INVALID RETURN');
  await rejected.getByRole('button', { name: 'OK' }).click();

  await quantity.fill('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order Return Requested' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();

  // The demo customer may have returned another unit of this order before.
  const request = orderRows(page)
    .filter({ hasText: `Return of ${id}` })
    .filter({ hasText: 'Return requested' });
  await expect(request).toBeVisible();
  await expectAccessible(page, 'orders with a return');
  await expect(parent).toContainText('Return requested');
  for (const row of [request, parent]) await expect.poll(() => lookOf(row)).not.toBe(plain);
  await expect
    .poll(async () => (await sandbox.mails(account.email)).map(({ subject }) => subject))
    .toContain(`Your return for Spindle order ${id}`);
});

/** Returns a demo customer, reserved for this test, who has something to return. */
async function claimReturnable(administrator: Page): Promise<{ account: Account; order: Order }> {
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const reply = await administrator.request.post('/api/orderManager/list', {
    form: {
      searchType: 'OrderState',
      searchValue: 'SHIPPED',
      startDate: day(60),
      endDate: day(0),
    },
  });
  expect(reply.status()).toBe(200);
  const orders: Order[] = await reply.json();
  const accounts = await sandbox.accounts();
  for (const order of orders) {
    if (!order.returnable || (order.items[0]?.quantityReturnable ?? 0) === 0) continue;
    const account = accounts.find(({ email, roles }) => email === order.email && !roles.length);
    if (account && claim('account', account.email)) return { account, order };
  }
  throw new Error('nobody of the demo is left who has something to send back');
}

function lookOf(row: Locator): Promise<string> {
  return row.evaluate((element) => {
    const { backgroundColor, borderColor, boxShadow } = getComputedStyle(element);
    return [backgroundColor, borderColor, boxShadow].join(' ');
  });
}
