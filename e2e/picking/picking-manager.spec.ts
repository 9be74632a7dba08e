import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { scanLabel } from '../fixtures/scan-label.ts';
import { expect, test } from '../fixtures/test.ts';

test('the orders to pick, and one of them with a wrong scan, are pleasant', async ({ staff }) => {
  test.slow();
  const picker = await staff('Warehouse');
  await picker.goto('/ui/admin/adminPicking');
  await expect(picker.getByRole('list', { name: 'Orders to pick' })).toBeVisible();
  await expectAccessible(picker, 'orders to pick');

  await picker
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click();
  await expect(picker.getByRole('list', { name: 'Items to pick' })).toBeVisible();
  await expectAccessible(picker, 'order to pick');
  await scanLabel(picker, 'of-another-order');
  await expect(picker.getByRole('alert')).toContainText('Wrong item');
  await expectAccessible(picker, 'wrong scan');
});

test("a picker is told that they can't use the other managers", async ({ staff }) => {
  const picker = await staff('Warehouse');
  for (const manager of ['adminShipping', 'orderManager']) {
    await picker.goto(`/ui/admin/${manager}`);
    await expect(
      picker.getByText("This page doesn't exist, or you don't have access", { exact: true }),
    ).toBeVisible();
  }
});
