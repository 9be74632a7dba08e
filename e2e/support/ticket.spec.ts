import type { Locator, Page } from '@playwright/test';
import { buySomething } from '../fixtures/buying.ts';
import { countClicks } from '../fixtures/count-clicks.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { sandbox, type Mail } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';

const SUPPORT = 'shop@spindle.example';

test("a customer's message reaches staff with their orders, and is closed", async ({
  page,
  customer,
  staff,
}) => {
  test.slow();
  await buySomething(page);
  const order = await findOrder(page, () => true);

  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Returns and refunds' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await write(page, 'Collet does not fit', 'It is 6 mm.\nIt should be 8 mm.');
  const number = await expectSent(page);

  const [confirmation, email] = await Promise.all([
    mailAbout(number, customer.email),
    mailAbout(number, SUPPORT),
  ]);
  expect(confirmation.text).toContain('> It is 6 mm.\n> It should be 8 mm.');
  expect(email.subject).toBe(`[#${number}] Collet does not fit`);
  expect(email.replyTo).toBe(customer.email);

  const administrator = await staff('Extended');
  await administrator.goto('/ui/admin');
  const clicks = await countClicks(administrator);
  await openTicket(administrator, number, customer.email);
  await expect(administrator.getByText('It should be 8 mm.')).toBeVisible();
  await expect(
    administrator
      .getByRole('region', { name: 'Their orders' })
      .getByRole('link', { name: order.orderId.slice(0, 8) }),
  ).toBeVisible();
  await expectAccessible(administrator, 'a ticket');

  await administrator.getByRole('textbox', { name: 'Reply' }).click();
  await administrator.keyboard.type('Which one is it?');
  await administrator.getByRole('button', { name: 'Send reply' }).click();
  await expect(administrator.getByRole('status').filter({ hasText: 'Reply sent' })).toBeVisible();
  clicks('a ticket answered', 4);

  const answer = await mailAbout(number, customer.email, 'Which one is it?');
  const [, path = ''] = /(\/ui\/support\/tickets\/[0-9a-f-]+)/.exec(answer.text) ?? [];
  await page.goto(path);
  await expect(page.getByText('Which one is it?')).toBeVisible();
  await expectAccessible(page, "a ticket of one's own");
  await page.getByLabel('Your reply').fill('The ER20 one.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent.')).toBeVisible();
  await mailAbout(number, SUPPORT, 'The ER20 one.');

  await administrator.goto('/ui/admin');
  await test.step('with keys only, the order is shipped, and the ticket closed with a reply', async () => {
    const name = order.shipping?.name ?? '';
    const id = order.orderId.slice(0, 8);
    const main = administrator.getByRole('main');
    await openByKeys(administrator, name, id);
    await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
    await tabTo(administrator, main.getByLabel('State'));
    await administrator.keyboard.type('Picked');
    await pressByKeys(administrator, main.getByRole('button', { name: 'Save', exact: true }));
    await expect(main.getByText('Edit Order Success')).toBeVisible();
    await pressByKeys(administrator, main.getByRole('button', { name: 'Buy', exact: true }));
    const labels = administrator.getByRole('dialog', { name: `Label for order ${id}` });
    await pressByKeys(administrator, labels.getByRole('button', { name: /^Buy .+\$/ }));
    await expect(main.getByText('Buy Label Success')).toBeVisible();
    await openByKeys(administrator, `#${number}`, `#${number}`);
    await expect(main.getByText('The ER20 one.')).toBeVisible();
    await tabTo(administrator, main.getByRole('textbox', { name: 'Reply' }));
    await administrator.keyboard.type('Test event queued.');
    await pressByKeys(administrator, main.getByRole('button', { name: 'Send and close' }));
    await expect(main.getByRole('button', { name: 'Reopen ticket' })).toBeVisible();
    await expectFocusSomewhere(administrator);
  });
  await administrator.goto('/ui/admin/tickets');
  await expect(administrator.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect(administrator.getByRole('link', { name: `#${number}` })).toHaveCount(0);
});

test('a visitor asks, corrects errors, loses nothing in a reload, and gets a reply', async ({
  page,
  staff,
}) => {
  test.slow();
  const email = `visitor-${Date.now()}@example.com`;
  await page.goto('/ui/support');
  await expectAccessible(page, 'help page');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const invalid = page.getByRole('alertdialog', { name: 'Invalid Form' });
  await expect(invalid).toContainText('Please make sure everything is filled out.');
  await invalid.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Please enter an email address.')).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await write(page, 'Delivery to Iceland', 'Do you ship there?', { send: false });
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Do you ship there?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const number = await expectSent(page);
  await page.getByRole('button', { name: 'Send a New Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect((await mailAbout(number, email)).subject).toBe(`[#${number}] We received your message`);

  const administrator = await staff('Extended');
  await openTicket(administrator, number, email);
  await expect(administrator.getByText('address not verified')).toBeVisible();
  await expect(administrator.getByText('No orders from this address.')).toBeVisible();
});

/**
 * Opens the search with Ctrl-K, finds the typed text, and selects the result with the arrow keys.
 */
async function openByKeys(page: Page, text: string, title: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Find/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  const option = palette.getByRole('option').filter({ hasText: title }).first();
  await expect(option).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const active = await palette.getByRole('combobox').getAttribute('aria-activedescendant');
    expect(await option.getAttribute('id')).toBe(active);
  }).toPass({ intervals: [1] });
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** Moves the focus with the Tab key, and checks that it never gets lost on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await expectFocusSomewhere(page);
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('no number of Tabs leads there');
}

async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const expectFocusSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

async function write(page: Page, issue: string, message: string, { send = true } = {}) {
  await page.getByLabel('Issue').fill(issue);
  await page.getByLabel('Message').fill(message);
  if (send) await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Returns the ticket's number. */
async function expectSent(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'SUCCESS' });
  const [, number = ''] = /#(\d+)/.exec(await dialog.innerText()) ?? [];
  expect(number).not.toBe('');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Send a New Message' })).toBeVisible();
  return number;
}

async function mailAbout(number: string, to: string, excerpt = ''): Promise<Mail> {
  const find = async () =>
    (await sandbox.mails(to)).find(
      ({ subject, text }) => subject.includes(`[#${number}]`) && text.includes(excerpt),
    );
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('the mail is gone');
  return mail;
}

/** Opens the ticket from the landing page, by searching for its sender. */
async function openTicket(administrator: Page, number: string, email: string): Promise<void> {
  if (!administrator.url().endsWith('/ui/admin')) await administrator.goto('/ui/admin');
  await administrator.getByRole('main').getByRole('link', { name: 'Tickets' }).click();
  await expect(administrator.getByRole('link', { name: `#${number}` })).toBeVisible();
  await expectAccessible(administrator, 'tickets');
  await administrator.getByRole('searchbox').fill(email);
  // The list's URL changes shortly after the last key.
  await expect(administrator).toHaveURL(/%22q%22/);
  await administrator.getByRole('link', { name: `#${number}` }).click();
  await expect(administrator.getByRole('heading', { name: `Ticket #${number}` })).toBeVisible();
}
