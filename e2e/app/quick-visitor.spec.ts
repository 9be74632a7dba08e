import { expect, test } from '../fixtures/test.ts';

test('a link followed before the page is ready leads there, and nothing complains', async ({
  page,
  customer: _,
}) => {
  const browser = await page.context().newCDPSession(page);
  // Of which the browser spins away all but one part: as few as lie on either side of awaking.
  for (const rate of [4, 7]) {
    await browser.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto('/home', { waitUntil: 'commit' });
    // It stands in the top bar as soon as that is alive, which is before the page below it.
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  }
});
