import { newCustomer } from '../fixtures/accounts.ts';
import type { Page } from '@playwright/test';
import { buySomething } from '../fixtures/buying.ts';
import { countClicks } from '../fixtures/count-clicks.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { sandbox, type Mail } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';

const SUPPORT = 'shop@spindle.example';

test('what a customer writes reaches staff with their orders, and is closed', async ({
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
  await expectPleasant(administrator, 'a ticket');

  await administrator.getByRole('textbox', { name: 'Answer' }).click();
  await administrator.keyboard.type('Which one is it?');
  await administrator.getByRole('button', { name: 'Send answer' }).click();
  await expect(administrator.getByRole('status').filter({ hasText: 'Answer sent' })).toBeVisible();
  clicks('a ticket answered', 4);

  const answer = await mailAbout(number, customer.email, 'Which one is it?');
  const [, path = ''] = /(\/ui\/support\/tickets\/[0-9a-f-]+)/.exec(answer.text) ?? [];
  await page.goto(path);
  await expect(page.getByText('Which one is it?')).toBeVisible();
  await expectPleasant(page, 'a ticket of one’s own');
  await page.getByLabel('Your answer').fill('The ER20 one.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message was sent.')).toBeVisible();
  await mailAbout(number, SUPPORT, 'The ER20 one.');

  await administrator.reload();
  await expect(administrator.getByText('The ER20 one.')).toBeVisible();
  await administrator.getByRole('button', { name: 'Close ticket' }).click();
  await expect(
    administrator.getByRole('status').filter({ hasText: 'Ticket closed' }),
  ).toBeVisible();
  await administrator.goto('/ui/admin/tickets');
  await expect(administrator.getByRole('combobox', { name: 'State' })).toBeVisible();
  await expect(administrator.getByRole('link', { name: `#${number}` })).toHaveCount(0);
});

test('a visitor asks, corrects what is wrong, loses nothing by a reload, and is answered', async ({
  page,
  staff,
}) => {
  test.slow();
  const email = `visitor-${Date.now()}@example.com`;
  await page.goto('/ui/support');
  await expectPleasant(page, 'help page');
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
  expect((await mailAbout(number, email)).text).toContain('> Do you ship there?');

  const administrator = await staff('Extended');
  await openTicket(administrator, number, email);
  await expect(administrator.getByText('anybody could have typed this address')).toBeVisible();
  await expect(administrator.getByText('Nothing was bought under this address.')).toBeVisible();
});

test('without the authenticator’s code the way leads to the form', async ({ page }) => {
  const customer = await newCustomer();
  await page.goto('/ui/signin');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: "Can't Access your MFA code? Contact Us." }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us...' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

async function write(page: Page, issue: string, message: string, { send = true } = {}) {
  await page.getByLabel('Issue').fill(issue);
  await page.getByLabel('Message').fill(message);
  if (send) await page.getByRole('button', { name: 'Send Message' }).click();
}

/** The number of the ticket. */
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

/** From the landing page, by searching for who wrote. */
async function openTicket(administrator: Page, number: string, email: string): Promise<void> {
  if (!administrator.url().endsWith('/ui/admin')) await administrator.goto('/ui/admin');
  await administrator.getByRole('main').getByRole('link', { name: 'Tickets' }).click();
  await expect(administrator.getByRole('link', { name: `#${number}` })).toBeVisible();
  await expectPleasant(administrator, 'tickets');
  await administrator.getByRole('searchbox').fill(email);
  // The list goes to its new address a moment after the last key.
  await expect(administrator).toHaveURL(/%22q%22/);
  await administrator.getByRole('link', { name: `#${number}` }).click();
  await expect(administrator.getByRole('heading', { name: `Ticket #${number}` })).toBeVisible();
}
