import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectCompleted, goToPayment, orderRows, putIntoCart } from '../fixtures/buying.ts';
import { catalogItems, type Item } from '../fixtures/catalog-items.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { pay } from '../fixtures/payment-page.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('plans are bought, downloaded and, once refunded, closed', async ({
  page,
  customer,
  staff,
}) => {
  test.setTimeout(300_000);
  const plans = await plansInStock();
  const keys = page.getByRole('list', { name: 'License keys' });
  const link = page.getByRole('link', { name: /^Download .+\.zip$/ });
  let key = '';
  let address = '';

  await test.step('buys, and downloads on the confirmation page', async () => {
    await putIntoCart(page, plans);
    await goToPayment(page);
    await pay(page, { shipping: null });
    await expectCompleted(page);
    await expectAccessible(page, 'downloads on the confirmation page');
    await expectZip(page);
    key = await keys.getByRole('code').innerText();
    expect(key).toMatch(/^SPDL-/);
  });

  const { orderId } = await findOrder(page, ({ items }) =>
    items.some(({ catalogItemId }) => catalogItemId === plans.catalogItemId),
  );
  const id = orderId.slice(0, 8);

  await test.step('finds both under Orders, and the key in the email', async () => {
    await page.goto('/ui/orders');
    await page.getByRole('button', { name: `Downloads of order ${id}` }).click();
    await expect(keys.getByRole('code')).toHaveText(key);
    await expectZip(page);
    address = (await link.getAttribute('href')) ?? '';
    await expect(page.getByRole('button', { name: `Return items from order ${id}` })).toHaveCount(
      0,
    );
    await expectAccessible(page, 'downloads under Orders');
    await expect
      .poll(async () =>
        (await sandbox.mails(customer.email)).some(({ text }) => text.includes(key)),
      )
      .toBe(true);
  });

  await test.step('resumes a download', async () => {
    const reply = await page.request.get(address, { headers: { Range: 'bytes=0-3' } });
    expect(reply.status()).toBe(206);
    expect((await reply.body()).toString('latin1')).toBe('PK\u0003\u0004');
  });

  await test.step('loses access once it is refunded', async () => {
    await refund(await staff('Extended'), orderId);
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(403);
    await page.goto('/ui/orders');
    await orderRows(page)
      .getByRole('button', { name: `Details of order ${id}` })
      .click();
    await expect(page.getByText(/^This order was refunded/)).toBeVisible();
    await expect(link).toHaveCount(0);
    await expect(page.getByText(key)).toHaveCount(0);
    await expectAccessible(page, 'closed downloads');
  });
});

async function plansInStock(): Promise<Item> {
  const items = await catalogItems(shopAddress.url);
  const found = items.find(
    ({ digital, subscription, locked, expired, inventory }) =>
      digital && !(subscription || locked || expired) && inventory > 0,
  );
  if (!found) throw new Error('the demo shop has no plans to download');
  return found;
}

/** Refunds the order in the Order Manager, as staff do. */
async function refund(administrator: Page, orderId: string): Promise<void> {
  const found = await administrator.request.get(`/api/admin/orders/${orderId}`);
  const { customerId }: { customerId: string } = await found.json();
  const moved = await administrator.request.post('/api/orderManager/edit/state', {
    form: { customerId, orderId, orderState: 'REFUNDED' },
  });
  expect(await moved.json()).toMatchObject({ Status: 'SUCCESS' });
}

/** Checks that a click on the only link downloads a complete archive. */
async function expectZip(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download .+\.zip$/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
}
