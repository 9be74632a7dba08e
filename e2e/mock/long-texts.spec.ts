import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { becomeVisitor, chooseShop } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

// The front ends come from their sources, file by file.
test.describe.configure({ timeout: 480_000 });

test('long words push no page of the shop sideways', async ({ page }) => {
  await page.goto('/home');
  await chooseShop(page, 'Long texts');
  await becomeVisitor(page, 'Customer');
  for (const path of ['/home', '/ui/shop', '/ui/shop/motors', '/ui/orders', '/ui/support']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main output')).toHaveCount(0);
    await expectPleasant(page, `${path} with long texts`);
  }
});

test.describe('in the back-office', () => {
  // react-admin gives a field its properties by their old names too; only development says so.
  test.use({ expectedProblems: [/does not recognize the `%s` prop .* [Ii]nputProps inputprops/] });

  test('long words push no page of the back-office sideways', async ({ page }) => {
    const office = '/ui/admin';
    // Whoever is nobody yet is led away from the back-office, to sign in.
    await page.goto('/home');
    await chooseShop(page, 'Long texts');
    await becomeVisitor(page, 'Administrator');
    for (const path of [
      '/adminPicking',
      '/subscriptions',
      '/items',
      '/tickets',
      '/storeBuilder/motors',
    ]) {
      await page.goto(office + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Planetenwellgetriebemotorenhalterung').first()).toBeVisible();
      await expectPleasant(page, `${path} with long texts`);
    }
    await page.goto(`${office}/storeBuilder/motors?edit=nema17-59ncm`);
    await expect(page.getByRole('note')).toContainText('The payment provider still has');
    await expectPleasant(page, 'an item that differs at the provider, with long texts');
  });
});
