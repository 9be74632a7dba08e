import path from 'node:path';
import type { Page } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { expectCompleted, goToPayment, orderRows } from '../fixtures/buying.ts';
import { centsOf, pay } from '../fixtures/payment-page.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const catalogTitle = 'Measuring';
const title = 'Edge finder';
const picture = path.join(import.meta.dirname, '../screenshots/item.png');
const otherPicture = path.join(import.meta.dirname, '../screenshots/cart.png');
const address = '/ui/shop/measuring/edge-finder';

test('a catalog and an item are created, published, bought, and get another price', async ({
  page: customer,
  staff,
  newVisitor,
}) => {
  test.slow();
  const admin = await staff('Extended');

  await test.step('a new catalog', async () => {
    await admin.goto('/ui/admin/storeBuilder');
    await admin.getByRole('button', { name: 'New catalog' }).click();
    await expect(admin.getByRole('heading', { name: 'CatalogBuilder: New Catalog' })).toBeVisible();
    await admin.getByLabel('Title').fill(catalogTitle);
    await admin
      .getByRole('textbox', { name: /^Description/ })
      .fill('Finding zero, and staying there.');
    await admin.getByLabel('Enabled').check();
    await admin.getByRole('spinbutton', { name: 'Order' }).fill('900');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('link', { name: catalogTitle, exact: true }).click();
    await expect(admin).toHaveURL(/\/ui\/admin\/storeBuilder\/measuring$/);
  });

  await test.step('a new item with a picture', async () => {
    await admin.getByRole('button', { name: 'New item' }).click();
    await admin.getByLabel('Title').fill(title);
    await admin.getByRole('textbox', { name: /^Description/ }).fill('Finds an edge to 5 µm.');
    await admin.getByLabel('Image file').setInputFiles(picture);
    await admin.getByLabel('Image description').fill('A page of the shop');
    await admin.getByLabel('Enabled').check();
    await admin.getByLabel('Price').fill('49.95');
    await admin.getByLabel('Inventory').fill('5');
    await admin.getByRole('combobox', { name: 'Tax Code' }).fill('General');
    await admin.getByRole('option').first().click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('link', { name: 'Click to read more...' }).click();
    await expect(admin.getByRole('heading', { name: title }).first()).toBeVisible();
  });

  await test.step('its data sheet, a video, and its weight', async () => {
    await admin.getByRole('button', { name: 'Attributes' }).click();
    await addAttribute(admin, 'HTML', 'sheet', async () => {
      await admin.getByRole('button', { name: 'HTML source' }).click();
      await admin
        .getByRole('textbox', { name: 'HTML', exact: true })
        .fill('<table><tr><th>Accuracy</th><td>5 µm</td></tr></table><script>alert(1)</script>');
    });
    await addAttribute(admin, 'VIDEO', 'film', () =>
      admin.getByLabel('Video link').fill('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    );
    await addAttribute(admin, 'IMAGE', 'side', () =>
      admin.getByLabel('Image file').setInputFiles(otherPicture),
    );
    await addAttribute(admin, 'WEIGHT', 'weight', () => admin.getByLabel('Weight').fill('7.5'));
    await expect(admin.getByText('WEIGHT / weight')).toBeVisible();
    await admin.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('published to the payment provider', () => publish(admin));

  await test.step('a customer sees it, and buys one', async () => {
    await signIn(customer, await newCustomer());
    await customer.goto('/ui/shop/measuring');
    await customer.getByRole('link', { name: title, exact: true }).click();
    await expect(customer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(customer.getByRole('img', { name: 'A page of the shop' }).first()).toBeVisible();
    await expect(customer.getByRole('row', { name: 'Accuracy 5 µm' })).toBeVisible();
    await expect(customer.getByText('$49.95').first()).toBeVisible();
    await customer.getByRole('button', { name: /^Add to cart ·/ }).click();
    await expect(customer).toHaveURL(/\/cart$/);
    await goToPayment(customer);
    await expect(customer.getByText('$49.95').first()).toBeVisible();
    await pay(customer);
    await expectCompleted(customer);
  });

  const other = await newVisitor();
  await test.step('another customer has it in the cart when the price changes', async () => {
    await signIn(other, await newCustomer());
    await other.goto(address);
    await other.getByRole('button', { name: /^Add to cart ·/ }).click();
    await expect(other).toHaveURL(/\/cart$/);
    await admin.goto('/ui/admin/storeBuilder/measuring');
    await admin.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(admin.getByLabel('Inventory')).toHaveValue('4');
    await moveSecondPictureToTheFront(admin);
    await admin.getByLabel('Price').fill('54.95');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('link', { name: 'Click to read more...' }).click();
    await admin.getByRole('button', { name: 'Payment provider publisher' }).click();
    await expect(admin.getByText(/49\.95.*54\.95|54\.95.*49\.95/).first()).toBeVisible();
  });

  await test.step('the cart shows the price that is charged; the order keeps its own', async () => {
    await other.goto('/ui/cart');
    await expect(other.getByRole('region', { name: 'Total' })).toContainText('$54.95');
    await goToPayment(other);
    await expect(other.getByText('$54.95').first()).toBeVisible();
    expect(await pay(other)).toBeGreaterThan(5495);
    await expectCompleted(other);

    await customer.goto('/ui/orders');
    const order = orderRows(customer).first();
    expect(centsOf(await order.innerText())).toBeGreaterThan(4995);
    await order.getByRole('button', { name: /^Details/ }).click();
    await expect(order).toContainText('$49.95');
  });
});

async function addAttribute(
  admin: Page,
  type: string,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  await admin.getByRole('button', { name: 'Add Attribute' }).click();
  await admin.getByLabel('Type').selectOption(type);
  await admin.getByLabel('Name').fill(name);
  await fill();
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(`${type} / ${name}`)).toBeVisible();
}

/** Uses the keyboard only, and checks the announcements. */
async function moveSecondPictureToTheFront(admin: Page): Promise<void> {
  const second = admin.getByRole('button', { name: /picture 2 of 2$/ });
  const steps = [
    ['Space', 'Picture moved to position 2 of 2.'],
    ['ArrowLeft', 'Picture moved to position 1 of 2.'],
    ['Space', 'Picture order saved.'],
  ] as const;
  for (const [key, announced] of steps) {
    await second.press(key);
    await expect(admin.getByText(announced)).toBeAttached();
  }
  await expect(
    admin.getByRole('button', { name: 'A page of the shop, picture 2 of 2' }),
  ).toBeVisible();
}

async function publish(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Payment provider publisher' }).click();
  for (const what of ['Product', 'Price']) {
    await admin.getByRole('button', { name: `Publish ${what}` }).click();
    const dialog = admin.getByRole('alertdialog', { name: `${what} Published` });
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
}
