import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPacked } from '@spindle/sdk/build/install-packed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../sdk/test/free-port.ts';
import { startRelay, type Relay } from '../../src/start-relay.ts';
import { makeWebhook } from '../../src/webhooks/fixtures/webhook-calls.ts';
import { makeCatalog, makeItem } from '../factories/catalog.ts';
import { makeToken } from '../program.ts';
import { startShop, type TestShop } from '../shop.ts';
import { newShopper } from '../shopper.ts';
import { signInAs } from '../sign-in.ts';

let shop: TestShop;
let relay: Relay;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  relay = startRelay(shop.services);
  folder = await mkdtemp(join(tmpdir(), 'spindle-stranger-'));
  await installPacked(folder);
  await copyFile(join(import.meta.dirname, 'program.ts'), join(folder, 'program.ts'));
});
afterAll(async () => {
  await relay.stop();
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Returns the output so far, and all of it after the program has ended. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['program.ts'], { cwd: folder, env: settings });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (output += String(part)));
  }
  const ended = once(child, 'close').then(() => output);
  return {
    ended,
    async prints(line: string): Promise<void> {
      while (!output.includes(line)) {
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => Promise.reject(new Error(output))),
        ]);
      }
    },
  };
}

it('a program written from the documentation follows an order from its payment to its parcel', async () => {
  const catalogId = await makeCatalog(shop);
  const items = [];
  for (let at = 0; at < 100; at += 1)
    items.push(await makeItem(shop, { catalogId, title: `Part ${at}` }));
  await shop.services.snapshot.refresh();
  const staff = await signInAs(shop, 'extended');
  const scopes = ['orders:read', 'orders:write', 'catalog:read', 'stock:write', 'labels:buy'];
  const { token } = await makeToken(staff, { scopes });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/spindle`;
  const { secret } = await makeWebhook(staff, url, ['order.paid', 'order.shipped']);
  const shopper = await newShopper(shop);
  const [item] = items;
  if (item === undefined) throw new Error('nothing to buy');
  await shopper.add(item, 2);
  const session = await shopper.payable();

  const settings = { SHOP: shop.url, TOKEN: token, CATALOG: catalogId };
  const stranger = start({ ...settings, WEBHOOK_SECRET: secret, PORT: String(port) });
  await stranger.prints('Listening');
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  const output = await stranger.ended;
  expect(output).toContain('Bought: 2 Part 0');
  expect(output).toContain('Counted: 100 of 100');
  expect(output).toContain('Label: SUCCESS\nSent again: the same\nPrinted: %PDF-');
  expect(output).toContain('Shipped: true true\nIn the feed: 2 of 2');
  expect(Number(/Heard after (\d+) ms/.exec(output)?.[1])).toBeLessThan(2_000);
});

it("and reports the shop's message if its token is invalid", async () => {
  const output = await start({ SHOP: shop.url, TOKEN: 'spdl_none' }).ended;
  expect(output).toBe(
    'The shop says: This API token is invalid or has expired. (401 TOKEN_NOT_VALID)\n',
  );
});
