import type { Locator, Page } from '@playwright/test';
import { newCustomer, type Account } from '../fixtures/accounts.ts';
import { orderRows } from '../fixtures/buying.ts';
import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

interface Order {
  orderId: string;
  orderState: string;
  returnable: boolean;
  items: { title: string; quantityReturnable: number }[];
}

test('one unit of a delivered order can be sent back, and no more than were bought', async ({
  page,
}) => {
  test.slow();
  const { account, order } = await signInWithReturnable(page);
  const [line] = order.items;
  const title = line?.title ?? '';
  const most = line?.quantityReturnable ?? 0;
  const id = order.orderId.slice(0, 8);

  await page.goto('/ui/orders');
  const parent = orderRows(page).filter({
    has: page.getByRole('button', { name: `Details of order ${id}` }),
  });
  const plain = await lookOf(parent);
  await page.getByRole('button', { name: `Return items of order ${id}` }).click();
  const quantity = page.getByRole('textbox', { name: `Quantity of ${title}` });
  await expect(quantity).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectPleasant(page, 'return');

  await quantity.fill(String(most + 1));
  const refused = page.getByRole('alertdialog', { name: 'INVALID RETURN' });
  await expect(refused).toContainText("You cannot Return more than you've purchased.");
  await expectPleasant(page, 'INVALID RETURN');
  await refused.getByRole('button', { name: 'OK' }).click();

  await quantity.fill('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  const told = page.getByRole('dialog', { name: 'Order Return Requested' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'OK' }).click();

  // The demo's customer may have sent back another unit of it before.
  const request = orderRows(page)
    .filter({ hasText: `Return of ${id}` })
    .filter({ hasText: 'RETURN_REQUESTED' });
  await expect(request).toBeVisible();
  await expectPleasant(page, 'orders with a return');
  await expect(parent).toContainText('RETURN_REQUESTED');
  for (const row of [request, parent]) expect(await lookOf(row)).not.toBe(plain);
  await expect
    .poll(async () => (await sandbox.mails(account.email)).map(({ subject }) => subject))
    .toEqual([`Your return for Spindle order ${id}`]);
});

/** The first demo customer who has something to send back, signed in. */
async function signInWithReturnable(page: Page): Promise<{ account: Account; order: Order }> {
  for (;;) {
    const account = await newCustomer();
    await signIn(page, account);
    const reply = await page.request.get('/api/order/list/90');
    const orders: Order[] = await reply.json();
    const order = orders.find(
      ({ orderState, returnable, items }) =>
        orderState === 'SHIPPED' && returnable && (items[0]?.quantityReturnable ?? 0) > 0,
    );
    if (order) return { account, order };
    await page.context().clearCookies();
  }
}

function lookOf(row: Locator): Promise<string> {
  return row.evaluate((element) => {
    const { backgroundColor, borderColor, boxShadow } = getComputedStyle(element);
    return [backgroundColor, borderColor, boxShadow].join(' ');
  });
}
