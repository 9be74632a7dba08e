import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import {
  confirm,
  expectRoles,
  linkedMember,
  listed,
  meld,
  newMember,
  roleItem,
  rolesOf,
  sold,
  type Member,
} from './fixtures/community.ts';
import { compareAllRolesJob, compareRoles } from './jobs.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

let customer: SignedIn;
let userId: string;
beforeEach(async () => {
  await shop.control('/discord/control/guild', { manageRoles: true });
  customer = await signInAs(shop, 'customer');
  userId = customer.account.id;
});

const fault = (more: object) => shop.control('/control/faults', { provider: 'discord', ...more });
const compareAll = () => shop.services.jobs.sendNow(compareAllRolesJob, {});
const change = ({ discordId }: Member, what: object) =>
  shop.control(`/discord/control/members/${discordId}`, what);

async function expectProblem(problem: string | null): Promise<void> {
  await eventually(async () => {
    const member = await listed(staff, userId);
    if (problem === null) expect(member).toMatchObject({ problem: null });
    else expect(member?.problem).toContain(problem);
    expect(member?.dateChecked).not.toBeNull();
  });
}

describe('a rejection by Discord is stored with the member for staff', () => {
  it("if the bot can't manage roles, until it can", async () => {
    await shop.control('/discord/control/guild', { manageRoles: false });
    await sold(shop, userId, await roleItem(shop, 'workshop'));
    const member = await linkedMember(shop, customer);
    await expectProblem('allowed to assign “workshop”');
    expect(await listed(staff, userId)).toMatchObject({
      rolesWanted: ['workshop'],
      rolesGranted: [],
    });
    await shop.control('/discord/control/guild', { manageRoles: true });
    await compareAll();
    await expectRoles(shop, member, ['workshop']);
    await expectProblem(null);
    expect(await listed(staff, userId)).toMatchObject({ rolesGranted: ['workshop'] });
  });

  it("if a role is above the bot's own, without blocking other roles", async () => {
    await sold(shop, userId, await roleItem(shop, 'moderator'));
    await sold(shop, userId, await roleItem(shop, 'workshop'));
    await expectRoles(shop, await linkedMember(shop, customer), ['workshop']);
    await expectProblem('allowed to assign “moderator”');
  });

  it('if no role has that name', async () => {
    await sold(shop, userId, await roleItem(shop, 'wizard'));
    await sold(shop, userId, await roleItem(shop, '@everyone'));
    await linkedMember(shop, customer);
    await expectProblem('has no role “wizard”');
    await expectProblem('has no role “@everyone”');
  });

  it('if the member has left, until they return and get their roles', async () => {
    await sold(shop, userId, await roleItem(shop, 'workshop'));
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['workshop']);
    await change(member, { inGuild: false });
    await compareAll();
    await expectProblem("isn't in the community");
    expect(await listed(staff, userId)).toMatchObject({ rolesGranted: [] });
    await change(member, { inGuild: true });
    await compareAll();
    await expectRoles(shop, member, ['workshop']);
    await expectProblem(null);
  });

  it('and the link of a member who left can be removed', async () => {
    await sold(shop, userId, await roleItem(shop, 'workshop'));
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['workshop']);
    await change(member, { inGuild: false });
    const { body } = await customer.get('/api/user/discordBreakLink');
    expect(body).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('Discord, while unavailable or busy,', () => {
  it.each([
    ['asks to wait a moment', { status: 429, retryAfterSeconds: 0.2, times: 2 }],
    ['asks to wait longer', { status: 429, retryAfterSeconds: 3 }],
    ['fails', { status: 503, times: 3 }],
    ['does the work but returns an error', { status: 502, afterEffect: true, times: 2 }],
    ['hangs up', { times: 1 }],
    ['rejects the bot for a moment', { status: 401, times: 1 }],
  ])('still gives the role in the end: it %s', async (_how, error) => {
    await sold(shop, userId, await roleItem(shop, 'workshop'));
    const member = await newMember(shop);
    await fault({ ...error, path: `/members/${member.discordId}` });
    await confirm(customer, await meld(shop, member));
    await eventually(async () => {
      if ((await listed(staff, userId))?.problem) await compareAll();
      expect(await rolesOf(shop, member)).toEqual(['workshop']);
      expect(await listed(staff, userId)).toMatchObject({ rolesGranted: ['workshop'] });
    }, 30_000);
  });

  it("isn't called about members who neither have nor need a role", async () => {
    const member = await newMember(shop);
    const path = `/members/${member.discordId}`;
    await fault({ status: 500, times: 50, path });
    await confirm(customer, await meld(shop, member));
    await shop.services.jobs.sendNow(compareRoles, { userId });
    await expectProblem(null);
    expect(await shop.recorded('/control/faults')).toMatchObject([{ path, times: 50 }]);
  });
});
