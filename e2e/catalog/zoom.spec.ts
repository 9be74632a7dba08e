import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const windows: [string, BrowserContextOptions][] = [
  ['a phone', { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }],
  ['a laptop', { viewport: { width: 1440, height: 900 } }],
];

for (const [name, options] of windows) {
  test(`on ${name} a picture opens larger than on the page, with its buttons fully visible`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ ...options, reducedMotion: 'reduce' });
    const onPage = await goToPicture(page);
    const displayed = await boxOf(onPage);
    const dialog = await open(page);
    const large = await boxOf(current(dialog));
    expect(large.width).toBeGreaterThan(displayed.width);

    const { width, height } = options.viewport ?? { width: 0, height: 0 };
    for (const button of await dialog.getByRole('button').all()) {
      const box = await boxOf(button);
      expect(box.height).toBeLessThan(50);
      expect(box.x >= 0 && box.x + box.width <= width, 'beside the window').toBe(true);
      expect(box.y >= 0 && box.y + box.height <= height, 'below the window').toBe(true);
    }
  });
}

// Checks animations while they run.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on a laptop the whole picture fits in the window', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  const dialog = await openFirst(page);
  const { x, y, width, height } = await boxOf(current(dialog));
  expect(x >= 0 && y >= 0 && x + width <= 1440 && y + height <= 900).toBe(true);
});

test('keys enlarge a picture, move it, change it and close it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openFirst(page);
  const before = await boxOf(current(dialog));
  await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(current(dialog))).width).toBeGreaterThan(before.width);
  const enlarged = await boxOf(current(dialog));
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(current(dialog))).x).toBeLessThan(enlarged.x);

  const title = await dialog.getByRole('heading').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2 of \d/)).toBeVisible();
  await expect(dialog.getByRole('heading')).not.toHaveText(title ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading')).toHaveText(title ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('an enlarged picture follows the pointer, and a swipe shows the next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openFirst(page);
  await drag(page, -900);
  await expect(dialog.getByText(/^2 of \d/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const before = await boxOf(current(dialog));
  await drag(page, -60);
  await expect.poll(async () => (await boxOf(current(dialog))).x).toBeLessThan(before.x);
  await expect(dialog.getByText(/^2 of \d/)).toBeVisible();
});

/** Goes from the home page to an item with several pictures, and returns the first one shown. */
async function goToPicture(page: Page): Promise<Locator> {
  await page.goto('/home');
  // In narrow windows the link to the shop is in the menu.
  await page.getByRole('link', { name: 'Browse all catalogs' }).click();
  await page.getByRole('link', { name: 'Spindles & Inverters', exact: true }).first().click();
  await page.getByRole('link', { name: 'ER20 water-cooled spindle, 2.2 kW' }).click();
  await page.mouse.move(5, 5);
  const carousel = page.getByRole('region', { name: /^Pictures of/ });
  await carousel.getByRole('button', { name: 'Picture 1', exact: true }).click();
  return carousel.locator('[aria-hidden=false] img');
}

/** The button that covers the picture on the page. */
const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge: / });

async function open(page: Page): Promise<Locator> {
  await enlarge(page).click();
  const dialog = page.getByRole('dialog');
  await expect(current(dialog)).toBeVisible();
  return dialog;
}

async function openFirst(page: Page): Promise<Locator> {
  await goToPicture(page);
  return open(page);
}

/** Returns the visible picture. Its neighbors are off screen. */
function current(dialog: Locator): Locator {
  return dialog.locator('[aria-roledescription="slide"][aria-hidden="false"] img');
}

/** Drags across the middle of the window, far enough to count even when moving slowly. */
async function drag(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const start = (width - by) / 2;
  const steps = 10;
  await page.mouse.move(start, height / 2);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(start + (by * step) / steps, height / 2);
    // Waits a frame, so that the movement is as slow as a hand's.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
}

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
