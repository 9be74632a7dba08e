import { scrollToCommunity } from '../fixtures/chat-section.ts';
import { becomeVisitor } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

test('from the home page into the community, and back by its link', async ({ page, context }) => {
  await page.goto('/home');
  await becomeVisitor(page, 'Customer');
  const community = await scrollToCommunity(page);
  await expect(community.getByText('Ada Park')).toBeVisible();

  const opened = context.waitForEvent('page');
  await community.getByRole('link', { name: /^Join us on Discord!/ }).click();
  const chat = await opened;
  await expect(chat.getByRole('heading', { level: 1, name: 'Spindle Makers' })).toBeVisible();
  await chat.getByLabel('You are').selectOption('gantry.grace');
  await chat.getByRole('button', { name: 'Type /meld' }).click();
  await chat.getByRole('status').getByRole('link').click();

  const question = chat.getByRole('group', { name: 'Is this your community account?' });
  await expect(question).toContainText('gantry.grace');
  await question.getByRole('button', { name: 'Link account' }).click();
  await chat.getByRole('dialog', { name: 'SUCCESS' }).getByRole('button', { name: 'OK' }).click();
  await expect(question).toBeHidden();
  await expect(chat.getByRole('img', { name: 'Profile picture of gantry.grace' })).toBeVisible();
});

test.describe('a frame', () => {
  // The mock shop has a single origin, so framed pages are less isolated than with the real shop.
  test.use({ expectedProblems: [/both allow-scripts and allow-same-origin/] });

  test('shows what is available now, with the way back', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Learn more' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Mill 600' })).toBeVisible();
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
