import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { expectCompleted, goToPayment, orderRows } from '../fixtures/buying.ts';
import { countClicks } from '../fixtures/count-clicks.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
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

  await test.step('a new item with pictures, customs data and a relation, published', async () => {
    await admin.goto('/ui/admin');
    const expectClicks = await countClicks(admin);
    await admin.getByRole('main').getByRole('link', { name: 'Store Builder', exact: true }).click();
    await admin.getByRole('link', { name: catalogTitle, exact: true }).click();
    await admin.getByRole('button', { name: 'New item' }).click();
    await typeInto(admin.getByRole('textbox', { name: 'Title', exact: true }), title);
    await admin.keyboard.press('Tab');
    await admin.keyboard.type('Finds an edge to 5 µm.');
    await selectFiles(admin, 'Select a picture', [picture]);
    await typeInto(admin.getByLabel('Image description'), 'A page of the shop');
    await admin.getByLabel('Enabled').check();
    await typeInto(admin.getByLabel('Inventory'), '5');
    await typeInto(admin.getByRole('textbox', { name: 'Weight' }), '7.5 oz');
    await admin.keyboard.press('Tab');
    await admin.keyboard.type('9031.80');
    await typeInto(admin.getByRole('textbox', { name: 'Price', exact: true }), '49.95');
    await typeInto(admin.getByRole('combobox', { name: 'Tax Code' }), 'General');
    await admin.getByRole('option').first().click();
    await admin.getByRole('button', { name: 'Save' }).click();
    const gaps = admin.getByRole('note', { name: 'Missing before publishing' });
    await expect(gaps).toHaveText('Missing before publishing: country of origin.');
    await selectFiles(admin, 'Add pictures', [otherPicture]);
    await expect(admin.getByText('1 picture added')).toBeVisible();
    await typeInto(admin.getByRole('combobox', { name: 'Item' }), '3D touch probe');
    await admin.getByRole('option').first().click();
    await admin.getByRole('button', { name: 'Add related item' }).click();
    await expect(admin.getByText(/^COMPONENT \/ needs /)).toBeVisible();
    await publish(admin);
    await expectAccessible(admin, "an item's editor");
    await gaps.getByRole('link', { name: 'country of origin' }).click();
    await admin.keyboard.type('DE');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText(`${title} saved.`)).toBeVisible();
    expectClicks('a new product with two pictures, customs data and a relation, published', 22);
  });

  await test.step('its data sheet, a drawing, and a video', async () => {
    await admin.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(admin.getByRole('note', { name: 'Missing before publishing' })).toHaveCount(0);
    await addAttribute(admin, 'HTML', 'sheet', async () => {
      await admin.getByRole('button', { name: 'HTML source' }).click();
      await admin
        .getByRole('textbox', { name: 'HTML', exact: true })
        .fill('<table><tr><th>Accuracy</th><td>5 µm</td></tr></table><script>alert(1)</script>');
    });
    await addAttribute(admin, 'VIDEO', 'film', () =>
      admin.getByLabel('Video link').fill('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    );
    const drawing = {
      name: 'Drawing.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 drawing'),
    };
    await admin.getByLabel('Add data sheets and drawings: files').setInputFiles(drawing);
    await expect(admin.getByText('FILE / drawing')).toBeVisible();
    await admin.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  await test.step('a customer sees it, and buys one', async () => {
    await signIn(customer, await newCustomer());
    await customer.goto('/ui/shop/measuring');
    await customer.getByRole('link', { name: title, exact: true }).click();
    await expect(customer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(customer.getByRole('img', { name: 'A page of the shop' }).first()).toBeVisible();
    await expect(customer.getByRole('row', { name: 'Accuracy 5 µm' })).toBeVisible();
    await expect(customer.getByText('$49.95').first()).toBeVisible();
    const download = customer.waitForEvent('download');
    await customer.getByRole('link', { name: 'Drawing' }).click();
    expect((await download).suggestedFilename()).toBe('Drawing.pdf');
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
    await admin.getByRole('textbox', { name: 'Price', exact: true }).fill('54.95');
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

  await test.step('the item becomes a family of twelve', async () => {
    const clerk = await staff('Extended');
    await clerk.goto('/ui/admin');
    const expectClicks = await countClicks(clerk);
    await clerk.getByRole('main').getByRole('link', { name: 'Store Builder', exact: true }).click();
    await clerk.getByRole('link', { name: catalogTitle, exact: true }).click();
    await clerk.getByRole('button', { name: `Edit ${title}` }).click();
    await clerk.getByRole('button', { name: 'Add options…' }).click();
    const dialog = clerk.getByRole('dialog', { name: `Options of ${title}` });
    await dialog.getByRole('checkbox', { name: 'Weight' }).check();
    const weights = Array.from({ length: 12 }, (_, at) => `${at + 7.5} oz`);
    await typeInto(dialog.getByRole('textbox', { name: 'Weight values' }), weights.join('; '));
    await dialog.getByRole('button', { name: 'Create 11 items' }).click();
    await expect(clerk.getByText('11 items created.')).toBeVisible();
    expectClicks('a family of twelve members from one item', 20);
    await other.goto(address);
    await other.getByRole('link', { name: '18.5 oz' }).click();
    await expect(other).toHaveURL(/edge-finder-18/);
    await expect(other.getByRole('heading', { level: 1, name: /18\.5 oz/ })).toBeVisible();
  });
});

/** Clicks a field and types over what it holds, as a person would. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Opens the file dialog with a button, as a person would. */
async function selectFiles(admin: Page, button: string, files: string[]): Promise<void> {
  const dialog = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: button }).click();
  await (await dialog).setFiles(files);
}

async function addAttribute(
  admin: Page,
  type: string,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  await admin.getByRole('button', { name: 'Add Attribute' }).click();
  const form = admin.getByRole('region', { name: 'Add Attribute' });
  await form.getByLabel('Type').selectOption(type);
  await form.getByLabel('Name').fill(name);
  await fill();
  await form.getByRole('button', { name: 'Save' }).click();
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
    // A busy browser may start listening for arrow keys only after it has announced the start.
    await expect(async () => {
      if (!(await admin.getByText(announced).count())) await second.press(key);
      await expect(admin.getByText(announced)).toBeAttached({ timeout: 2_000 });
    }).toPass();
  }
  await expect(
    admin.getByRole('button', { name: 'A page of the shop, picture 2 of 2' }),
  ).toBeVisible();
}

async function publish(admin: Page): Promise<void> {
  for (const what of ['Product', 'Price']) {
    await admin.getByRole('button', { name: `Publish ${what}` }).click();
    const dialog = admin.getByRole('alertdialog', { name: `${what} Published` });
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
}
