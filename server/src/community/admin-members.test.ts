import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';
import {
  expectRoles,
  linkedMember,
  listed,
  roleItem,
  sold,
  type Member,
} from './fixtures/community.ts';

let shop: TestShop;
let staff: SignedIn;
let customer: SignedIn;
let member: Member;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  customer = await signInAs(shop, 'customer');
  await sold(shop, customer.account.id, await roleItem(shop, 'workshop'));
  await sold(shop, customer.account.id, await roleItem(shop, 'moderator'));
  member = await linkedMember(shop, customer);
  await expectRoles(shop, member, ['workshop']);
  await linkedMember(shop, await signInAs(shop, 'customer'));
});
afterAll(() => shop.close());

it('shows who is linked, and which roles they should have and were given', async () => {
  const { id: userId, email } = customer.account;
  const { body, headers } = await staff.get(listPath('members', { filter: { userId } }));
  expect(headers.get('Content-Range')).toBe('members 0-0/1');
  expect(body).toMatchObject([
    {
      userId,
      email,
      discordId: member.discordId,
      discordUsername: member.username,
      rolesWanted: ['moderator', 'workshop'],
      rolesGranted: ['workshop'],
    },
  ]);
});

it('finds by email, by Discord name, and those with a problem', async () => {
  const find = async (filter: object) => {
    const { body } = await staff.get(listPath('members', { filter }));
    return Array.isArray(body) ? body.map(({ userId }) => String(userId)) : [];
  };
  const { id, email } = customer.account;
  expect(await find({ email: email.slice(0, 20).toUpperCase() })).toEqual([id]);
  expect(await find({ discordUsername: member.username })).toEqual([id]);
  expect(await find({ problem: 'moderator' })).toEqual([id]);
  expect(await find({ problem: true })).toEqual([id]);
  expect(await find({ problem: false })).toHaveLength(1);
  expect(await find({})).toHaveLength(2);
});

// Checks each reply only against itself, because comparing roles between two calls changes
// `dateChecked`.
it.each(['dateCreated', 'dateChecked', 'discordUsername'] as const)(
  'sorts by %s',
  async (field) => {
    const valuesSorted = async (direction: 'ASC' | 'DESC') => {
      const { body } = await staff.get(listPath('members', { sort: [field, direction] }));
      const values = Array.isArray(body) ? body.map((row) => String(row[field])) : [];
      expect(values).toHaveLength(2);
      return values;
    };
    const rising = await valuesSorted('ASC');
    expect(rising).toEqual(rising.toSorted());
    const falling = await valuesSorted('DESC');
    expect(falling).toEqual(falling.toSorted().toReversed());
  },
);

it('shows one member as in the list, with one statement besides the session', async () => {
  const displayed = await listed(staff, customer.account.id);
  const { result, statements } = await countStatements(shop.orm, () =>
    staff.get(`/api/admin/members/${displayed?.id}`),
  );
  expect(result.body).toMatchObject({ id: displayed?.id, problem: displayed?.problem });
  // Role checks may run at the same time.
  const own = statements.filter((text) => /sessions s|community_links l\b/.test(text));
  expect(own.length).toBeLessThanOrEqual(2);
  expect((await staff.get('/api/admin/members/ada')).status).toBe(404);
});
