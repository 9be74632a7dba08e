import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { confirm, meld, newMember } from './fixtures/community.ts';

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
  it('requires a human', async () => {
    const customer = await newCustomer();
    const form = { discordId: await meld(shop, await newMember(shop)), rct: 'sandbox:SIGNIN' };
    const { body } = await customer.post('/api/user/changeDiscordUsername', form);
    expect(body).toMatchObject({ Status: 'ERROR' });
    expect((await customer.get('/api/user/discord')).body).toEqual(unlinked);
  });
});

describe('simultaneous attempts to link', () => {
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
