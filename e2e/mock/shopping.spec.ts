import { listenForWebhooks } from '../fixtures/listen-for-webhooks.ts';
import { expectCompleted, orderRows } from '../fixtures/buying.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { becomeVisitor, play, displayedAccount, displayedEmails } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';
import { CARD_THAT_IS_DECLINED, pay } from '../fixtures/payment-page.ts';
import { enterCode, enterPassword } from '../fixtures/sign-in.ts';
import type { Page } from '@playwright/test';

const CUSTOMER = 'ada.park@example.com';
const WEBHOOK = 'https://erp.example/spindle';
const ITEM = {
  path: '/ui/shop/spindles/er20-2k2w-water',
  title: 'ER20 water-cooled spindle, 2.2 kW',
};

test('without a server, a customer buys, staff pick and ship it, and the customer sees it', async ({
  page,
}) => {
  test.slow();
  await test.step('finds an item', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Shop' }).click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Spindles & Inverters', exact: true }).click();
    await page.getByRole('link', { name: ITEM.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: ITEM.title })).toBeVisible();
  });

  await test.step('signs in with the code the panel shows, and is back at the item', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await signInByHand(page);
    await expect(page).toHaveURL(ITEM.path);
  });

  const total = await test.step('adds it to the cart and pays', async () => {
    await page.getByRole('button', { name: /^Add to cart ·/ }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
    await expect(page.getByText(ITEM.title)).toBeVisible();
    const paid = await pay(page, { shipping: 'Express' });
    await expectCompleted(page);
    return paid;
  });

  const id = await test.step('has an order, and an email that says so', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
    const row = orderRows(page).first();
    await expect(row).toContainText('Pending');
    await expect(row).toContainText((total / 100).toFixed(2));
    expect(await displayedEmails(page)).toContain('Your Spindle order is confirmed');
    const details = row.getByRole('button', { name: /^Details of order/ });
    const [, displayed = ''] =
      /order (\w+)/.exec((await details.getAttribute('aria-label')) ?? '') ?? [];
    expect(displayed).not.toBe('');
    return displayed;
  });

  const heard = await listenForWebhooks(page);
  const secret = await test.step('an administrator registers a webhook for it', async () => {
    await becomeVisitor(page, 'Administrator');
    await page.goto('/ui/admin');
    await page.getByRole('link', { name: 'Webhooks' }).first().click();
    await page.getByRole('button', { name: 'New webhook…' }).click();
    await page.getByRole('textbox', { name: 'URL' }).fill(WEBHOOK);
    await page.getByRole('checkbox', { name: 'order.paid' }).uncheck();
    await page.getByRole('checkbox', { name: 'order.shipped' }).check();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const displayed = page.getByText(/^whsec_/);
    const text = await displayed.innerText();
    await page.getByRole('button', { name: "I've copied the secret" }).click();
    await expect(displayed).toHaveCount(0);
    return text;
  });

  await test.step('a picker picks it', async () => {
    await becomeVisitor(page, 'Picker');
    await page.goto('/ui/admin/adminPicking');
    await page.getByRole('button', { name: `Details of order ${id}` }).click();
    await expect(page.getByRole('status', { name: 'Progress' })).toHaveText('0 of 1');
    await page.getByRole('checkbox', { name: `${ITEM.title}, er20-2k2w-water` }).check();
    await expect(page.getByRole('status', { name: 'Progress' })).toHaveText('1 of 1');
    await page.getByRole('button', { name: 'Picking Complete' }).click();
    await expect(page.getByText('Picking Success')).toBeVisible();
  });

  await test.step('an administrator buys the label, and it opens', async () => {
    await becomeVisitor(page, 'Administrator');
    await page.goto('/ui/admin/adminShipping');
    await page.getByRole('button', { name: `Details of order ${id}` }).click();
    await page.getByRole('button', { name: 'Buy Label' }).click();
    const choice = page.getByRole('dialog', { name: `Label for order ${id}` });
    await choice.getByRole('button', { name: /^Buy USPS .+ for \$\d+\.\d\d$/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Buy Label Success' })).toBeVisible();
    const actions = page.getByRole('region', { name: 'Actions' });
    const label = actions.getByRole('link', { name: 'Open the label (PDF)' });
    const reply = await page.request.get((await label.getAttribute('href')) ?? '');
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the webhook is called, and again when it is resent', async () => {
    await expect.poll(async () => (await heard.read(secret)).length).toBe(1);
    await page.goto('/ui/admin/webhooks');
    await page.getByRole('link', { name: WEBHOOK }).click();
    const deliveries = page.getByRole('table', { name: 'Deliveries' });
    await expect(deliveries.getByText('Delivered').first()).toBeVisible();
    await expectAccessible(page, 'a webhook');
    await deliveries.getByRole('button', { name: 'Resend: order.shipped' }).click();
    await expect.poll(async () => (await heard.read(secret)).length).toBe(2);
    const [first, again] = await heard.read(secret);
    expect(first?.type).toBe('order.shipped');
    expect(again?.id).toBe(first?.id);
  });

  await test.step('the customer sees it on its way', async () => {
    await becomeVisitor(page, 'Customer');
    await page.goto('/ui/orders');
    await expect(orderRows(page).first()).toContainText('Shipped');
    expect(await displayedEmails(page)).toContain(`Your Spindle order ${id} is on its way`);
  });
});

test('a declined card is reported, whether by the card or by the scenario', async ({ page }) => {
  await goToPayment(page);
  const rejection = page.getByRole('alert');
  await pay(page, { card: CARD_THAT_IS_DECLINED });
  await expect(rejection).toContainText('Your card was declined.');

  const shop = await page.context().newPage();
  await shop.goto('/home');
  await play(shop, 'Card declined', true);
  await page.reload();
  await pay(page);
  await expect(rejection).toContainText('Your card was declined.');

  await play(shop, 'Card declined', false);
  await pay(page);
  await expectCompleted(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('a page says so, and continues when it is back', async ({ page }) => {
    await page.goto('/ui/shop');
    await expect(page.getByRole('link', { name: 'Plans Pack' })).toBeVisible();
    await play(page, 'Offline', true);
    await page.goto('/ui/shop/motors');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await play(page, 'Offline', false);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Stepper & Servo Motors' }),
    ).toBeVisible();
    await expect(again).toHaveCount(0);
  });
});

test('two tabs see one shop', async ({ page, context }) => {
  await page.goto('/home');
  await becomeVisitor(page, 'Customer');
  const other = await context.newPage();
  await Promise.all([page.goto(ITEM.path), other.goto('/ui/shop/motors/nema23-3n0')]);
  await Promise.all(
    [page, other].map(async (tab) => {
      // Leaving the page would cancel its call, and the visible cart may be the other tab's.
      const added = tab.waitForResponse((reply) => reply.url().includes('/api/cart/add/'), {
        timeout: 60_000,
      });
      await tab.getByRole('button', { name: /^Add to cart ·/ }).click();
      await added;
    }),
  );
  await page.goto('/ui/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a page opens while another gets no response', async ({ page, context }) => {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /^Mock shop/ })).toBeVisible();
  const stopped = page.waitForEvent('dialog');
  // oxlint-disable-next-line no-alert -- it stands still, as one does that is leaving
  const status = page.evaluate(() => alert('Wait'));
  const dialog = await stopped;
  const other = await context.newPage();
  await other.goto(ITEM.path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await dialog.dismiss();
  // Otherwise the end of the test might cut the call off and fail the test.
  await status;
});

test('the payment page and the panel are pleasant', async ({ page }) => {
  await goToPayment(page);
  await expectAccessible(page, 'payment page');
  await page.goto('/home');
  // The panel appears before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Mock shop/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Offline' })).toBeVisible();
  await expectAccessible(page, 'open panel');
});

/** Signs in by hand. The sign-in page must be open. */
async function signInByHand(page: Page): Promise<void> {
  const { password } = await displayedAccount(page, CUSTOMER);
  await enterPassword(page, { email: CUSTOMER, password, totpSecret: '', roles: [] });
  await enterCode(page, (await displayedAccount(page, CUSTOMER)).code);
  await expect(page).not.toHaveURL(/\/ui\/signin/);
}

async function goToPayment(page: Page): Promise<void> {
  await page.goto('/home');
  await becomeVisitor(page, 'Customer');
  await page.goto(ITEM.path);
  await page.getByRole('button', { name: /^Add to cart ·/ }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
}
