import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freshCode, staffAccount } from '../fixtures/accounts.ts';
import { buySomething } from '../fixtures/buying.ts';
import { titleOfCatalog } from '../fixtures/catalog.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { thirdParty } from './third-party.ts';

test('a program with the packed SDK and a token picks an order and prints its label', async ({
  page,
  customer,
  staff,
}) => {
  test.slow();
  const administrator = await staff('Extended');
  const item = await buySomething(page);
  const { orderId } = await findOrder(page, ({ items }) =>
    items.some(({ catalogItemId }) => catalogItemId === item.catalogItemId),
  );
  const settings = { SHOP: shopAddress.url, TOKEN: await makeToken(administrator), ORDER: orderId };

  const printer = await thirdParty('label-printer.ts');
  try {
    const output = await printer.run(settings);
    expect(output, customer.email).toContain(await titleOfCatalog(item.catalogId));
    expect(output).toContain(`Take 1 of ${item.title}`);
    expect(output).toMatch(/Cheapest: USPS .+, \d+ cents/);
    expect(output).toContain('Bought: SUCCESS');
    expect(output).toContain('Sent again: the same label');
    const label = await readFile(join(printer.folder, 'label.pdf'));
    expect(label.subarray(0, 5).toString()).toBe('%PDF-');

    const shipped = await findOrder(page, (order) => order.orderId === orderId);
    expect(shipped.orderState).toBe('SHIPPED');
    expect(output).toContain(`Printed: ${shipped.trackingNumber}`);

    const refused = await printer.run({ ...settings, TOKEN: 'spdl_none' });
    expect(refused).toContain('The shop says: ');
    expect(refused).toContain('(401, ');
  } finally {
    await printer.remove();
  }
});

/** By somebody whom tests share, and who may have signed in long ago: it takes a fresh proof. */
async function makeToken(administrator: Page): Promise<string> {
  const headers = { Origin: shopAddress.url };
  const authCode = await freshCode(await staffAccount('Extended'));
  await administrator.request.post('/api/user/proof', { form: { authCode }, headers });
  const reply = await administrator.request.post('/api/admin/tokens', {
    form: { name: 'Label printer', scope: 'extended', days: '1' },
    headers,
  });
  expect(reply.status()).toBe(200);
  const { Token }: { Token: string } = await reply.json();
  return Token;
}
