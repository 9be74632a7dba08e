import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFor } from '@spindle/sdk/build/bundled-bytes';
import { installPacked, linkMockNeeds } from '@spindle/sdk/build/install-packed';
import { everything, program } from '../../sdk/test/runtimes/everything.ts';
import { expect, test } from '../fixtures/test.ts';

let project: string;
test.beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'spindle-page-'));
  await installPacked(project);
  await linkMockNeeds(project);
  await copyFile(program, path.join(project, 'program.ts'));
});
test.afterAll(() => rm(project, { recursive: true, force: true }));

test('the packed SDK and the mock shop run in a page, bundled for browsers', async ({ page }) => {
  const code = [
    "import { tryEverything } from './program.ts';",
    "document.body.textContent = (await tryEverything()).join(' ');",
  ];
  const script = await bundleFor(project, 'page', code.join('\n'));
  // The page has no server, so a call that isn't mocked fails.
  await page.route('http://sdk.localhost/**', (route) => {
    const isScript = route.request().url().endsWith('/page.js');
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>SDK</title><script type="module" src="/page.js"></script>',
        });
  });
  await page.goto('http://sdk.localhost/');
  await expect(page.locator('body')).toHaveText(everything.join(' '));
});
