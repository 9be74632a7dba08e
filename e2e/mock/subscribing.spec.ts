import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { becomeVisitor, displayedEmails } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';
import { subscriptionRow } from '../fixtures/subscribing.ts';

const PLAN = { path: '/ui/shop/cam-academy/foundations-monthly', title: 'Foundations, monthly' };

test('a customer subscribes, reads, changes the plan, cancels and undoes it', async ({ page }) => {
  await page.goto('/home');
  await becomeVisitor(page, 'Customer');

  await test.step('subscribes on the payment page', async () => {
    await page.goto(PLAN.path);
    await page.getByRole('button', { name: /^Subscribe/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscribe' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(subscriptionRow(page, PLAN.title)).toContainText('Paid until');
    expect(await displayedEmails(page)).not.toEqual([]);
  });

  await test.step('reads the content, which is as high as it reports', async () => {
    await page.getByRole('link', { name: 'Click to view content...' }).click();
    const content = page.frameLocator('iframe');
    await expect(
      content.getByRole('heading', { level: 1, name: /^From an empty table/ }),
    ).toBeVisible();
    await content.getByRole('main').getByRole('link', { name: 'Feeds and speeds' }).click();
    await expect(
      content.getByRole('heading', { level: 1, name: 'Feeds and speeds' }),
    ).toBeVisible();
    const inner = async () => content.locator('html').evaluate((html) => html.clientHeight);
    const outer = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    await expect.poll(async () => (await outer()) - (await inner())).toBeGreaterThanOrEqual(0);
  });

  await test.step('changes the plan, cancels it, and undoes that in the portal', async () => {
    await page.goto('/ui/subscriptions');
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Manage your subscriptions' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: PLAN.title })).toBeVisible();
    await expectAccessible(page, 'customer portal');
    await page.getByRole('radio', { name: /^Foundations, yearly/ }).check();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await expect(page.getByRole('status')).toHaveText('Your plan has been changed.');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Renew plan' }).click();
    await expect(page.getByText(/^Your plan renews on/)).toBeVisible();
    await page.getByRole('link', { name: /Return to Spindle/ }).click();
    await expect(subscriptionRow(page, 'Foundations, yearly')).toContainText('Paid until');
  });
});

test('a visitor of the portal has to sign in', async ({ page }) => {
  await page.goto('/mock/portal');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('No payments found for this email.');
});
