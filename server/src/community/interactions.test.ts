import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { sandboxSettings } from '../../test/sandbox-settings.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';
import { meld, newMember } from './fixtures/community.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PING = 1;

it('rejects unsigned requests', async () => {
  const body = JSON.stringify({ type: PING });
  const headers = { 'Content-Type': 'application/json' };
  const senseless: Record<string, string> = {
    'X-Signature-Ed25519': 'x',
    'X-Signature-Timestamp': '1',
  };
  for (const more of [{}, senseless]) {
    const reply = await httpClient(shop.url).send('POST', '/api/discord/interactions', {
      body,
      headers: { ...headers, ...more },
    });
    expect(reply.status).toBe(401);
  }
});

it("doesn't store codes in plain text", async () => {
  const code = await meld(shop, await newMember(shop));
  const rows = await query<object>(shop.orm.em.fork(), 'select * from meld_codes');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(code);
});

describe('npm run community:register', () => {
  const register = (settings: Record<string, string>) =>
    runShopCommand(shop, 'src/commands/register-chat-command.ts', [], {
      ...sandboxSettings(shop.sandbox),
      ...settings,
    });

  it('registers /meld in the guild, however often it runs', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect(await register({ DISCORD_APPLICATION_ID: '1000000000000000002' })).toMatchObject({
        code: 0,
        output: expect.stringContaining('/meld is now registered'),
      });
    }
  });

  it('names missing settings and reports rejections', async () => {
    expect(await register({})).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set DISCORD_APPLICATION_ID'),
    });
    expect(await register({ DISCORD_APPLICATION_ID: '7' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Discord rejected the request'),
    });
  });
});
