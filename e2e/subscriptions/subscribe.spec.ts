import { titleOfCatalog } from '../fixtures/catalog.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { moveProviderClock } from '../fixtures/provider-clock.ts';
import { signIn } from '../fixtures/sign-in.ts';
import {
  monthlySubscription,
  newSubscriber,
  subscribe,
  subscriptionRow,
} from '../fixtures/subscribing.ts';
import { expect, test } from '../fixtures/test.ts';

const CANCELLED =
  'This Subscription has been cancelled, and will not be renewed at the end of the payment period.';
const EMPTY = 'You have no active subscriptions...';

// The browser also reports the call rejected once access has ended.
test.use({ expectedProblems: [/status of 403/] });

test('a customer subscribes, reads, cancels, and loses access when the period ends', async ({
  page,
  staff,
}) => {
  test.setTimeout(300_000);
  const item = await monthlySubscription();
  await signIn(page, await newSubscriber(await staff('Extended')));
  const title = `${await titleOfCatalog(item.catalogId)} [${item.title}]`;
  const row = subscriptionRow(page, item.title);
  let address = '';

  await test.step('has none yet', async () => {
    await page.goto('/ui/subscriptions');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expectAccessible(page, 'no subscriptions');
  });

  await test.step('subscribes on the payment page', async () => {
    await subscribe(page, item);
    await expect(row).toBeVisible();
    await expect(row).toContainText('Paid until');
    await expect(page.getByText('Thank you. Your subscription is active.')).toBeVisible();
    await expect(row).not.toContainText(CANCELLED);
    await expectAccessible(page, 'subscriptions');
  });

  await test.step('is sent to the portal for another level, instead of paying twice', async () => {
    await page.goto(`/ui/shop/${item.catalogId}`);
    await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
    await expectAccessible(page, 'plans of a subscriber');
    await page
      .getByRole('button', { name: /^Change plan to .*yearly/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Change plan' }).first()).toBeVisible();
    await expect(page).not.toHaveURL(/\/ui\//);
    await page.goBack();
  });

  await test.step('reads the content, and follows a link in it', async () => {
    await page.goto('/ui/subscriptions');
    await row.getByRole('link', { name: 'Click to view content...' }).click();
    const frame = page.getByTitle(title);
    await expect(frame).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
    address = (await frame.getAttribute('src')) ?? '';
    const content = page.frameLocator('iframe');
    await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
    const height = async () => (await frame.boundingBox())?.height ?? 0;
    const min = 480;
    await expect.poll(height).toBeGreaterThan(min);
    await expectAccessible(page, 'content');

    const before = await content.getByRole('heading', { level: 1 }).innerText();
    await content.getByRole('main').getByRole('link').first().click();
    await expect(content.getByRole('heading', { level: 1 })).not.toHaveText(before);
  });

  await test.step('finds it again after a reload, and goes back', async () => {
    await page.reload();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Subscriptions' }).last().click();
    await expect(row).toBeVisible();
  });

  await test.step('cancels in the customer portal', async () => {
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('button', { name: 'Renew plan' })).toBeVisible();
    await page.getByRole('link', { name: /Return to Spindle/ }).click();
    await expect(row).toContainText(CANCELLED);
    await expect(row.getByRole('link', { name: 'Click to view content...' })).toBeVisible();
    await expectAccessible(page, 'cancelled subscription');
  });

  await test.step('loses access when the period ends', async () => {
    await moveProviderClock(32);
    await expect(async () => {
      await page.goto('/ui/subscriptions');
      await expect(page.getByText(EMPTY)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect((await page.request.get(address)).status()).toBe(403);
    await page.goto(`/ui/subscriptions?open=${item.catalogId}_${item.catalogItemId}`);
    await expect(page.getByRole('alertdialog')).toContainText('Oops! Error: ');
  });
});
