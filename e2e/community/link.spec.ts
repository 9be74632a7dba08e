import type { Page } from '@playwright/test';
import { newCustomer, type Account } from '../fixtures/accounts.ts';
import { scrollToCommunity } from '../fixtures/chat-section.ts';
import { expectRoles, meld } from '../fixtures/community.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const username = 'tram.and.true.since.nineteen';

test('a customer links a community account, gets the roles of their purchases, and removes the link', async ({
  page,
  staff,
}) => {
  test.slow();
  const account = await newCustomer();
  const admin = await staff('Extended');
  await giveWorkshopPro(admin, account);

  await test.step('follows the link from the community, and signs in on the way', async () => {
    const { link } = await meld(username);
    await page.goto(link);
    await expect(page).toHaveURL(/\/ui\/signin$/);
    await completeSignIn(page, account);
    await expect(page).toHaveURL(link);
    const question = page.getByRole('group', { name: 'Is this your community account?' });
    await expect(question).toContainText(username);
    await expect(question.getByRole('heading')).toBeFocused();
    await expectAccessible(page, 'account, link to confirm');
    await page.getByRole('button', { name: 'Link account' }).click();
    await page.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/ui\/account$/);
  });

  await test.step('sees who is linked, and has the role', async () => {
    const picture = page.getByRole('img', { name: `Profile picture of ${username}` });
    // The previous page stays visible for a moment.
    await expect(picture).toHaveCount(1);
    await expect(picture).toBeVisible();
    const drawn = picture.evaluate(
      (one) => one instanceof HTMLImageElement && one.naturalWidth > 0,
    );
    expect(await drawn).toBe(true);
    await expectRoles(username, ['workshop-pro']);
    await expectAccessible(page, 'account, linked');
  });

  await test.step('staff see it, too', async () => {
    await admin.goto('/ui/admin/members');
    const row = admin.getByRole('row', { name: new RegExp(account.email) });
    await expect(row).toContainText(username);
    await expect(row.getByText('workshop-pro', { exact: true })).toBeVisible();
    await expectAccessible(admin, 'community members');
  });

  await test.step('removes the link, and the role is gone', async () => {
    await page.getByRole('button', { name: 'Break Link' }).click();
    const question = page.getByRole('alertdialog', { name: 'Break the link?' });
    await question.getByRole('button', { name: 'Break Link' }).click();
    await page.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('/meld')).toBeVisible();
    await expectRoles(username, []);
  });
});

test('the home page shows the community, and a link to join', async ({ page }) => {
  await page.goto('/home');
  const community = await scrollToCommunity(page);
  await expect(community.getByText('Ada Park')).toBeVisible();
  const link = community.getByRole('link', { name: /^Join us on Discord!/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expectAccessible(page, 'home with the community');
});

async function giveWorkshopPro(admin: Page, { email }: Account): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const found = await admin.request.get(`/api/admin/customers?filter=${filter}`);
  const [customer]: { id: string }[] = await found.json();
  const reply = await admin.request.post(`/api/admin/customers/${customer?.id}/grants`, {
    form: { catalogId: 'cam-academy', catalogItemId: 'workshop-pro-monthly', note: 'A good deed' },
  });
  expect(await reply.json()).toMatchObject({ Status: 'SUCCESS' });
}
