import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { sandboxSettings } from '../../test/sandbox-settings.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { codeIn, meld, newMember, type } from './fixtures/community.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PING = 1;

async function codesKept(): Promise<number> {
  return (await query(shop.orm.em.fork(), 'select 1 from meld_codes')).length;
}

it('answers a ping, so that the community accepts the address', async () => {
  expect(await type(shop, { type: PING })).toMatchObject({ status: 200, body: { type: 1 } });
});

it.each([{ badSignature: true }, { badSignature: true, type: PING }, { oldTimestamp: true }])(
  'refuses %j with 401, and does nothing',
  async (options) => {
    const before = await codesKept();
    expect(await type(shop, options)).toMatchObject({ status: 401, link: null });
    expect(await codesKept()).toBe(before);
  },
);

it('refuses what is not signed at all', async () => {
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

it('answers /meld with a link only its author sees', async () => {
  const member = await newMember(shop);
  const reply = await type(shop, { discordId: member.discordId });
  expect(reply).toMatchObject({ status: 200, ephemeral: true });
  expect(reply.link).toMatch(new RegExp(`^${shop.url}/ui/account\\?meld=[\\w-]{20,}$`));
  const customer = await signInAs(shop, 'customer');
  const preview = await customer.get(`/api/user/discordCode/${codeIn(reply.link)}`);
  expect(preview.body).toMatchObject({ DiscordUsername: member.username });
});

it('keeps no code as it is', async () => {
  const code = await meld(shop, await newMember(shop));
  const rows = await query<object>(shop.orm.em.fork(), 'select * from meld_codes');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('keeps the last three codes of a member good, and voids older ones', async () => {
  const member = await newMember(shop);
  const codes: string[] = [];
  for (let count = 0; count < 5; count += 1) codes.push(await meld(shop, member));
  const customer = await signInAs(shop, 'customer');
  const statuses = await Promise.all(
    codes.map(async (code) => (await customer.get(`/api/user/discordCode/${code}`)).status),
  );
  expect(statuses).toEqual([404, 404, 200, 200, 200]);
});

it('gives whoever repeats an interaction no second link', async () => {
  const { discordId } = await newMember(shop);
  const id = '1178239841290000000';
  expect((await type(shop, { discordId, id })).link).not.toBeNull();
  expect(await type(shop, { discordId, id })).toMatchObject({ ephemeral: true, link: null });
});

it.each([{ command: 'weld' }, { guildId: '1000000000000000009' }, { type: 3 }])(
  'answers %j politely, to its author alone, without a link',
  async (options) => {
    const reply = await type(shop, options);
    expect(reply).toMatchObject({ status: 200, ephemeral: true, link: null });
    expect(reply.content).toContain('/meld');
  },
);

describe('npm run community:register', () => {
  const register = (settings: Record<string, string>) =>
    runShopCommand(shop, 'src/commands/register-chat-command.ts', [], {
      ...sandboxSettings(shop.sandbox),
      ...settings,
    });

  it('makes /meld known in the guild, however often it runs', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect(await register({ DISCORD_APPLICATION_ID: '1000000000000000002' })).toMatchObject({
        code: 0,
        output: expect.stringContaining('/meld is known'),
      });
    }
  });

  it('says what it needs, and what was refused', async () => {
    expect(await register({})).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set DISCORD_APPLICATION_ID'),
    });
    expect(await register({ DISCORD_APPLICATION_ID: '7' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('did not let us in'),
    });
  });
});
