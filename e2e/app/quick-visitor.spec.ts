import { expect, test } from '../fixtures/test.ts';

test('a link followed before the page is ready works, without complaints', async ({
  page,
  customer: _,
}) => {
  const browser = await page.context().newCDPSession(page);
  // CPU slowdown factors. The two put the click on either side of hydration.
  for (const rate of [4, 7]) {
    await browser.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto('/home', { waitUntil: 'commit' });
    // The link appears as soon as the top bar is hydrated, before the page below it.
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  }
});
