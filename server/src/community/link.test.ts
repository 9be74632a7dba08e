import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { confirm, linkedMember, meld, newMember } from './fixtures/community.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const newCustomer = () => signInAs(shop, 'customer');
const unlinked = { DiscordUsername: null, DiscordAvatar: null };
const success = { Status: 'SUCCESS' };
const error = (message: string) =>
  expect.objectContaining({ Status: 'ERROR', Reason: expect.stringContaining(message) });

describe('linking a community account', () => {
  it('shows whose it is before, and that it is linked afterwards', async () => {
    const [customer, member] = [await newCustomer(), await newMember(shop)];
    expect((await customer.get('/api/user/discord')).body).toEqual(unlinked);
    const code = await meld(shop, member);
    const shown = {
      DiscordUsername: member.username,
      DiscordAvatar: expect.stringMatching(
        /^https:\/\/cdn\.discordapp\.com\/embed\/avatars\/\d\.png$/,
      ),
    };
    expect((await customer.get(`/api/user/discordCode/${code}`)).body).toEqual(shown);
    expect((await customer.get('/api/user/discord')).body).toEqual(unlinked);
    expect(await confirm(customer, code)).toMatchObject(success);
    expect((await customer.get('/api/user/discord')).body).toEqual(shown);
  });

  it('works once with each link', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const code = await meld(shop, await newMember(shop));
    expect(await confirm(one, code)).toMatchObject(success);
    expect(await confirm(other, code)).toMatchObject(error('used already'));
    expect((await other.get(`/api/user/discordCode/${code}`)).status).toBe(404);
  });

  it('refuses a link that is too old, in words', async () => {
    const customer = await newCustomer();
    const member = await newMember(shop);
    const code = await meld(shop, member);
    const now = () => new Date(Date.now() + 16 * 60_000);
    const later = await startShop({ beside: shop, now });
    try {
      const there = await signInAs(later, 'customer');
      expect(await confirm(there, code)).toMatchObject(error('too old'));
      expect((await there.get(`/api/user/discordCode/${code}`)).status).toBe(404);
    } finally {
      await later.close();
    }
    expect(await confirm(customer, code)).toMatchObject(success);
  });

  it('refuses a link nobody was given', async () => {
    const customer = await newCustomer();
    expect(await confirm(customer, 'made-up')).toMatchObject(error('not known'));
    expect((await customer.get('/api/user/discordCode/made-up')).status).toBe(404);
  });

  it('gives a customer one community account, until the link is broken', async () => {
    const customer = await newCustomer();
    await linkedMember(shop, customer);
    const code = await meld(shop, await newMember(shop));
    expect(await confirm(customer, code)).toMatchObject(error('Break that link first'));
    expect((await customer.get('/api/user/discordBreakLink')).body).toMatchObject(success);
    expect(await confirm(customer, code)).toMatchObject(success);
  });

  it('gives a community account to one customer', async () => {
    const member = await linkedMember(shop, await newCustomer());
    const reply = await confirm(await newCustomer(), await meld(shop, member));
    expect(reply).toMatchObject(error('linked to another shop account'));
  });

  it('voids the other links of a member who was linked', async () => {
    const [customer, member] = [await newCustomer(), await newMember(shop)];
    const unused = await meld(shop, member);
    expect(await confirm(customer, await meld(shop, member))).toMatchObject(success);
    await customer.get('/api/user/discordBreakLink');
    expect(await confirm(await newCustomer(), unused)).toMatchObject(error('used already'));
  });

  it('asks for a human', async () => {
    const customer = await newCustomer();
    const form = { discordId: await meld(shop, await newMember(shop)), rct: 'sandbox:SIGNIN' };
    const { body } = await customer.post('/api/user/changeDiscordUsername', form);
    expect(body).toMatchObject({ Status: 'ERROR' });
    expect((await customer.get('/api/user/discord')).body).toEqual(unlinked);
  });
});

describe('at the same moment', () => {
  it('one of several customers gets the member', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(newCustomer));
    const code = await meld(shop, await newMember(shop));
    const replies = await Promise.all(customers.map((customer) => confirm(customer, code)));
    expect(replies.filter((reply) => JSON.stringify(reply).includes('SUCCESS'))).toHaveLength(1);
  });

  it('one of several codes of a member is used', async () => {
    const member = await newMember(shop);
    const codes = [await meld(shop, member), await meld(shop, member), await meld(shop, member)];
    const replies = await Promise.all(
      codes.map(async (code) => confirm(await newCustomer(), code)),
    );
    expect(replies.filter((reply) => JSON.stringify(reply).includes('SUCCESS'))).toHaveLength(1);
  });

  it('a customer gets one of two members', async () => {
    const customer = await newCustomer();
    const codes = [
      await meld(shop, await newMember(shop)),
      await meld(shop, await newMember(shop)),
    ];
    const replies = await Promise.all(codes.map((code) => confirm(customer, code)));
    expect(replies).toContainEqual(expect.objectContaining(success));
    expect(replies).toContainEqual(error('Break that link first'));
  });
});

describe('breaking the link', () => {
  it('says so where there is none', async () => {
    const { body } = await (await newCustomer()).get('/api/user/discordBreakLink');
    expect(body).toMatchObject(error('not linked'));
  });

  it('leaves nothing linked', async () => {
    const customer = await newCustomer();
    await linkedMember(shop, customer);
    expect((await customer.get('/api/user/discordBreakLink')).body).toMatchObject(success);
    expect((await customer.get('/api/user/discord')).body).toEqual(unlinked);
  });
});
