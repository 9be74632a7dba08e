import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { putIntoCart } from '../fixtures/buying.ts';
import { catalogItems } from '../fixtures/catalog-items.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { startShop } from '../fixtures/start-shop.ts';

const shop = await startShop();
Object.assign(process.env, {
  SHOP_URL: shop.url,
  SHOP_SANDBOX_URL: shop.sandboxUrl,
  SHOP_FOLDER: shop.folder,
});
const executablePath = process.env['BROWSER_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });

try {
  const items = await catalogItems(shop.url);
  const [displayed, another] = items.filter(({ inventory }) => inventory > 1);
  if (!displayed || !another) throw new Error('too little is in stock');
  const context = await browser.newContext({
    baseURL: shop.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto(`/ui/shop/${displayed.catalogId}/${displayed.catalogItemId}`, {
    waitUntil: 'networkidle',
  });
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await save('item.png');

  await page.setViewportSize({ width: 375, height: 812 });
  for (const item of [displayed, another]) await putIntoCart(page, item);
  await page.goto('/ui/cart', { waitUntil: 'networkidle' });
  await save('cart.png');

  await context.clearCookies();
  await signIn(page, await newCustomer());
  await page.goto('/ui/orders', { waitUntil: 'networkidle' });
  await save('orders.png');

  async function save(name: string): Promise<void> {
    await page.screenshot({ path: join(import.meta.dirname, name), animations: 'disabled' });
  }
} finally {
  await browser.close();
  await shop.stop();
}
