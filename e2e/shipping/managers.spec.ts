import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('the picked orders, and one of them, are pleasant', async ({ staff }) => {
  test.slow();
  const administrator = await staff('Extended');
  await administrator.goto('/ui/admin/adminShipping');
  const orders = administrator.getByRole('table', { name: 'Picked orders' });
  await expect(orders).toBeVisible();
  await expectAccessible(administrator, 'picked orders');
  await openFirst(administrator);
  await expectAccessible(administrator, 'picked order');
});

test('searching orders, and what is found, are pleasant', async ({ staff }) => {
  test.slow();
  const administrator = await staff('Extended');
  await administrator.goto('/ui/admin/orderManager');
  await expect(administrator.getByRole('table', { name: 'Pending orders' })).toBeVisible();
  await expectAccessible(administrator, 'pending orders');

  await administrator.getByLabel('From date').fill('');
  await administrator.getByRole('button', { name: 'Search' }).click();
  await expect(administrator.getByRole('alert')).toContainText('Form Validation Failed');
  await expectAccessible(administrator, 'search with an error');

  await administrator.getByLabel('From date').fill('2020-01-01');
  await administrator.getByLabel('Search for').fill('Shipped');
  await administrator.getByRole('button', { name: 'Search' }).click();
  await expect(administrator.getByRole('table', { name: 'Orders found' })).toBeVisible();
  await openFirst(administrator);
  await expect(administrator.getByLabel('State')).toBeVisible();
  await expectAccessible(administrator, 'shipped order');
  await administrator.getByLabel('State').selectOption('Refunded');
  await administrator.getByRole('button', { name: 'Save', exact: true }).click();
  const question = administrator.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(administrator, 'refund question');
  await question.getByRole('button', { name: 'Dismiss' }).click();
  await expect(question).toHaveCount(0);
});

test("a customer sees nothing of the staff's tools", async ({ page, customer: _ }) => {
  const staffCalls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(admin|orderManager)/.test(request.url())) staffCalls.push(request.url());
  });
  for (const manager of ['adminPicking', 'adminShipping', 'orderManager']) {
    await page.goto(`/ui/admin/${manager}`);
    await expect(
      page.getByText("This page doesn't exist, or you don't have access", { exact: true }),
    ).toBeVisible();
  }
  expect(staffCalls).toEqual([]);
  for (const path of ['admin/adminPicking', 'admin/summary']) {
    expect((await page.request.get(`/api/${path}`)).status(), path).toBe(403);
  }
  for (const list of ['picked', 'pending']) {
    const reply = await page.request.post(`/api/orderManager/list/${list}`);
    expect(reply.status(), list).toBe(403);
  }
});

async function openFirst(administrator: Page): Promise<void> {
  await administrator
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click();
  await expect(administrator.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await expect(administrator.getByRole('list', { name: 'Timeline' })).toBeVisible();
}
