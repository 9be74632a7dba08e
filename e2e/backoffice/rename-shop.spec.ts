import type { APIResponse, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { newCustomer } from '../fixtures/accounts.ts';
import { buySomething } from '../fixtures/buying.ts';
import { pageOf } from '../fixtures/catalog.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { useOwnShop } from '../fixtures/own-shop.ts';
import { newRecoveryCode } from '../fixtures/recovery-code.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

useOwnShop();

/** The demo's own texts don't contain this name, unlike the built-in one. */
const OLD = 'Oldham Tools';
/** Markup, email headers and URLs must escape it. */
const NEW = 'Prairie & "Sons" <b>';
const PAGES = ['/home', '/ui/shop', '/ui/support', '/ui/signin', '/ui/orders'];

test('a renamed shop shows its old name nowhere', async ({ page, staff }) => {
  test.slow();
  const administrator = await staff('Extended');
  await rename(administrator, OLD);
  for (const path of PAGES) await expectName(page, path, OLD);
  await rename(administrator, NEW);

  const account = await newCustomer();
  await signIn(page, account);
  const item = await buySomething(page);
  for (const path of [...PAGES, pageOf(item)]) await expectName(page, path, NEW);
  for (const path of ['/ui/admin', '/ui/admin/settings', '/ui/admin/orderManager']) {
    await expectName(administrator, path, NEW);
  }
  for (const path of ['/site.webmanifest', '/api/docs', '/api/docs/calls/settings']) {
    expectNew(await (await page.request.get(path)).text());
  }

  const { orderId } = await findOrder(page, () => true);
  const headers = { Origin: shopAddress.url };
  await test.step('the carrier, invoice and packing slip', async () => {
    const found = await administrator.request.get(`/api/admin/orders/${orderId}`);
    const { customerId }: { customerId: string } = await found.json();
    const order = { orderId, customerId };
    await post('/api/orderManager/edit/state', { form: { ...order, orderState: 'PICKED' } });
    await post('/api/orderManager/buy/label', { form: order });
    const requests = await fetch(`${shopAddress.sandboxUrl}/easypost/v2/shipments?page_size=1`, {
      headers: { Authorization: `Basic ${btoa('EZTK_sandbox:')}` },
    });
    expectNew(await requests.text());
    expectNew(await textOf(await page.request.get(`/api/order/${orderId}/invoice`)));
    const run = await post('/api/admin/bulk', { data: { action: 'print', ids: [orderId] } });
    const { id }: { id: string } = await run.json();
    await expect(async () => {
      const printed = await administrator.request.get(`/api/admin/bulk/${id}/print`);
      expectNew(await textOf(printed));
    }).toPass();
  });

  await test.step('six emails', async () => {
    const ticket = { issue: 'Collets', message: 'Do they fit?', rct: 'sandbox:SEND_TICKET' };
    await page.request.post('/api/support/sendTicket', { form: ticket, headers });
    await newRecoveryCode(page, account);
    const recovery = { email: account.email, rct: 'sandbox:ACCOUNT_RECOVERY' };
    await page.request.post('/api/user/passwordRecovery', { form: recovery, headers });
    const mails = async () => [
      ...(await sandbox.mails(account.email)),
      ...(await sandbox.mails('shop@spindle.example')),
    ];
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject), { timeout: 15_000 })
      .toHaveLength(6);
    for (const { subject, text, html } of await mails()) {
      expect(text, subject).toContain(NEW);
      expect(html, subject).toContain('Prairie &amp; &quot;Sons&quot; &lt;b&gt;');
      expect(subject + text + html).not.toMatch(/Oldham|\bSpindle\b|\{\{/);
    }
  });

  async function post(path: string, body: { form?: Record<string, string>; data?: object }) {
    const reply = await administrator.request.post(path, { ...body, headers });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply;
  }
});

/** Renames the shop on the Settings screen. */
async function rename(administrator: Page, name: string): Promise<void> {
  await administrator.goto('/ui/admin/settings');
  await administrator.getByLabel('Shop name').fill(name);
  await administrator.getByRole('button', { name: 'Save settings' }).click();
  await expect(administrator.getByRole('banner')).toContainText(name);
}

async function expectName(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(RegExp.escape(name)));
  await expect(page.getByRole('banner')).toContainText(name);
  const other = name === OLD ? 'Prairie' : 'Oldham';
  expect(await page.content(), path).not.toContain(other);
}

const expectNew = (text: string) => {
  expect(text).toContain('Prairie &');
  expect(text).not.toMatch(/Oldham|\bSpindle\b/);
};

async function textOf(reply: APIResponse): Promise<string> {
  expect(reply.ok()).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.body()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text;
}
