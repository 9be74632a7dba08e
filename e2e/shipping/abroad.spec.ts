import type { Page } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { expectCompleted, orderRows, putIntoCart } from '../fixtures/buying.ts';
import { ownItem, pageOf } from '../fixtures/catalog.ts';
import type { Item } from '../fixtures/catalog-items.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectPaymentPage, pay } from '../fixtures/payment-page.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a parcel to Germany: quoted, paid, through customs, delivered; nothing is undeclared', async ({
  page,
  staff,
}) => {
  test.slow();
  const administrator = await staff('Extended');
  const [item, undeclared] = [await ownItem(isDeclared), await ownItem(isDeclared)];
  await forgetCode(administrator, undeclared);
  const shipping = page.getByRole('region', { name: 'Shipping' });

  const quoted = await test.step('a visitor sees the cost and the delivery day', async () => {
    await page.goto(pageOf(item));
    await page.getByRole('button', { name: 'Get shipping cost and date' }).click();
    const zip = shipping.getByLabel('ZIP');
    await zip.fill('<b>12</b>');
    await shipping.getByRole('button', { name: 'Show cost and date' }).click();
    await expect(zip).toHaveAccessibleDescription(/5 digits, such as 94104/);
    await expect(zip).toBeFocused();
    await expect(shipping.getByText('Where should we ship?')).toBeVisible();
    await shipping.getByLabel('Country').selectOption('Germany');
    await zip.fill('53111');
    await shipping.getByRole('button', { name: 'Show cost and date' }).click();
    const standard = shipping.getByRole('listitem').filter({ hasText: 'Standard' });
    await expect(standard).toHaveText(/^Standardby \w{3}, \w{3} \d+\$\d+\.\d\d$/);
    return (await standard.textContent()) ?? '';
  });

  await test.step('signed in, they see the same, and their location is remembered', async () => {
    await signIn(page, await newCustomer());
    await putIntoCart(page, item);
    await page.goto('/ui/cart');
    await expect(shipping.getByText('Shipping to 53111, Germany')).toBeVisible();
    await expect(shipping.getByRole('listitem').first()).toHaveText(quoted);
  });

  await test.step('an item without customs data is rejected by name before payment', async () => {
    await putIntoCart(page, undeclared);
    await page.reload();
    const rejection = `We can't ship ${undeclared.title} to Germany yet`;
    await expect(shipping).toContainText(rejection);
    await page.getByRole('link', { name: 'Checkout' }).click();
    await nameAddress(page);
    await page.getByRole('button', { name: 'Save this address' }).click();
    await expect(page.getByText('Saved to your address book.')).toBeVisible();
    await page.getByRole('button', { name: 'Checkout' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(rejection);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: 'Shopping Cart' }).click();
    await page.getByRole('button', { name: `Remove ${undeclared.title} from the cart` }).click();
    await expect(shipping.getByRole('listitem').first()).toHaveText(quoted);
  });

  await test.step('the payment page asks for a phone number, and charges the quoted amount', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expectPaymentPage(page);
    const [price = ''] = /\$\d+\.\d\d$/.exec(quoted) ?? [];
    await expect(page.getByRole('radio', { name: 'Standard' })).toHaveAccessibleName(
      new RegExp(`\\${price}$`),
    );
    await page.getByLabel('Phone').fill('+49 228 5550142');
    await pay(page);
    await expectCompleted(page);
    await expect(page.getByRole('article')).toContainText('+49 228 5550142');
  });

  const order = await findOrder(page, ({ items }) =>
    items.some(({ catalogItemId }) => catalogItemId === item.catalogItemId),
  );
  const id = order.orderId.slice(0, 8);

  const trackingNumber =
    await test.step('staff buy its label once the customs data is complete', async () => {
      await pick(administrator, order.orderId);
      await forgetCode(administrator, item);
      await administrator.goto('/ui/admin/adminShipping');
      await administrator.getByRole('button', { name: `Details of order ${id}` }).click();
      await administrator.getByRole('button', { name: 'Buy Label' }).click();
      const choice = administrator.getByRole('dialog', { name: `Label for order ${id}` });
      await expect(choice).toContainText(`${item.title} is missing its HS code`);
      await enterCode(administrator, item);
      await choice.getByRole('button', { name: 'Try again' }).click();
      await choice.getByRole('button', { name: /^Buy USPS .+ for \$\d+\.\d\d$/ }).click();
      const outcome = administrator.getByRole('status').filter({ hasText: 'Buy Label Success' });
      const [, number = ''] = /Tracking number (\w+)/.exec(await outcome.innerText()) ?? [];
      const form = administrator.getByRole('link', { name: 'Open the customs form (PDF)' });
      const reply = await administrator.request.get((await form.getAttribute('href')) ?? '');
      expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
      return number;
    });

  await test.step('the customer sees each stage until delivery', async () => {
    await sandbox.scan(trackingNumber, 'delivered');
    await expect(async () => {
      await page.goto('/ui/orders');
      const stages = orderRows(page)
        .filter({ hasText: id })
        .getByRole('list', { name: 'Order progress' });
      await expect(stages.getByRole('listitem')).toHaveText(
        ['Paid', 'Picked', 'Shipped', 'Delivered'].map((stage) => new RegExp(`^${stage}.*\\d`)),
        { timeout: 2000 },
      );
    }).toPass();
  });
});

const isDeclared = ({ inventory, attributes }: Item) =>
  inventory > 1 && attributes.some(({ type }) => type === 'HS_CODE');

const codeOf = ({ catalogId, catalogItemId }: Item) =>
  `/api/catbuilder/${catalogId}/${catalogItemId}/hs-code`;

async function forgetCode({ request }: Page, item: Item): Promise<void> {
  const reply = await request.delete(codeOf(item), { headers: { Origin: shopAddress.url } });
  expect(reply.status()).toBe(200);
}

async function enterCode({ request }: Page, item: Item): Promise<void> {
  const form = { type: 'HS_CODE', value: '8501.52' };
  const headers = { Origin: shopAddress.url };
  const reply = await request.put(codeOf(item), { form, headers });
  expect(reply.status()).toBe(200);
}

async function pick({ request }: Page, orderId: string): Promise<void> {
  const found = await request.get(`/api/admin/orders/${orderId}`);
  const { customerId }: { customerId: string } = await found.json();
  const form = { orderId, customerId, orderState: 'PICKED' };
  const headers = { Origin: shopAddress.url };
  const reply = await request.post('/api/orderManager/edit/state', { form, headers });
  expect(await reply.json()).toMatchObject({ Status: 'SUCCESS' });
}

/** An address in a country where the carrier doesn't verify addresses. It is accepted as typed. */
async function nameAddress(page: Page): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name });
  const stored = heading('Do you want to ship to this address?');
  await expect(stored.or(heading('Please enter a shipping address below.'))).toBeVisible();
  if (await stored.isVisible()) await page.getByRole('button', { name: 'Cancel' }).click();
  const address = { Address: 'Hauptstr. 5', City: 'Bonn', State: 'NRW', ZIP: '53111' };
  for (const [label, value] of Object.entries(address)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading('Is the following address accurate?')).toBeVisible();
}
