import { afterAll, beforeAll, describe, it } from 'vitest';
import { newShopper } from '../../test/shopper.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import {
  derive,
  expectRoles,
  linkedMember,
  newMember,
  roleItem,
  sold,
  meld,
  confirm,
} from './fixtures/community.ts';
import { compareAllRolesJob } from './jobs.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const refund = async (orderId: string, userId: string) => {
  await query(shop.orm.em.fork(), `update orders set order_state = 'REFUNDED' where id = $1`, [
    orderId,
  ]);
  await derive(shop, userId);
};

describe('roles that come with purchases', () => {
  it('are given when a linked customer buys', async () => {
    const item = await roleItem(shop, 'workshop-pro');
    const shopper = await newShopper(shop);
    const member = await linkedMember(shop, shopper);
    await shopper.add(item);
    const session = await shopper.payable();
    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    await expectRoles(shop, member, ['workshop-pro']);
  });

  it('are given when the buyer links later', async () => {
    const customer = await signInAs(shop, 'customer');
    await sold(shop, customer.account.id, await roleItem(shop, 'workshop'));
    await expectRoles(shop, await linkedMember(shop, customer), ['workshop']);
  });

  it('may be named by id or in another case', async () => {
    const customer = await signInAs(shop, 'customer');
    const roles = await shop.recorded<{ id: string; name: string }>('/discord/control/roles');
    const maker = roles.find(({ name }) => name === 'maker')?.id ?? '';
    await sold(shop, customer.account.id, await roleItem(shop, maker));
    await sold(shop, customer.account.id, await roleItem(shop, ' Workshop '));
    await expectRoles(shop, await linkedMember(shop, customer), ['maker', 'workshop']);
  });

  it('are taken away when the link is removed', async () => {
    const customer = await signInAs(shop, 'customer');
    await sold(shop, customer.account.id, await roleItem(shop, 'workshop'));
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['workshop']);
    await customer.get('/api/user/discordBreakLink');
    await expectRoles(shop, member, []);
  });

  it('move with the customer to another member', async () => {
    const customer = await signInAs(shop, 'customer');
    await sold(shop, customer.account.id, await roleItem(shop, 'workshop'));
    const first = await linkedMember(shop, customer);
    await expectRoles(shop, first, ['workshop']);
    await customer.get('/api/user/discordBreakLink');
    const second = await linkedMember(shop, customer);
    await expectRoles(shop, second, ['workshop']);
    await expectRoles(shop, first, []);
  });

  it('are taken away with a refund, unless another item grants them too', async () => {
    const customer = await signInAs(shop, 'customer');
    const userId = customer.account.id;
    const one = await sold(shop, userId, await roleItem(shop, 'workshop'));
    const other = await sold(shop, userId, await roleItem(shop, 'workshop'));
    const third = await sold(shop, userId, await roleItem(shop, 'maker'));
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['maker', 'workshop']);
    await refund(one, userId);
    await refund(third, userId);
    await expectRoles(shop, member, ['workshop']);
    await refund(other, userId);
    await expectRoles(shop, member, []);
  });

  it('are taken away when a subscription has ended', async () => {
    const customer = await signInAs(shop, 'customer');
    const userId = customer.account.id;
    const { catalogId, itemId } = await roleItem(shop, 'workshop-pro');
    const id = newId();
    await query(
      shop.orm.em.fork(),
      `insert into subscriptions (id, user_id, provider_id, customer_id, catalog_id, item_id, status,
         access_until, created_at, read_at)
       values ($1, $2, $3, 'cus_Ada', $4, $5, 'active', $6, $7, $7)`,
      [id, userId, `sub_${id}`, catalogId, itemId, new Date(Date.now() + 1e9), new Date()],
    );
    await derive(shop, userId);
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['workshop-pro']);
    await query(
      shop.orm.em.fork(),
      `update subscriptions set access_until = null, closed_because = 'ENDED' where id = $1`,
      [id],
    );
    await derive(shop, userId);
    await expectRoles(shop, member, []);
  });
});

describe('roles from other sources', () => {
  it('stay, even if an item would grant them', async () => {
    const customer = await signInAs(shop, 'customer');
    const userId = customer.account.id;
    const order = await sold(shop, userId, await roleItem(shop, 'workshop'));
    await sold(shop, userId, await roleItem(shop, 'maker'));
    const member = await newMember(shop);
    await shop.control(`/discord/control/members/${member.discordId}`, { addRole: 'workshop' });
    await confirm(customer, await meld(shop, member));
    await expectRoles(shop, member, ['maker', 'workshop']);
    await refund(order, userId);
    await customer.get('/api/user/discordBreakLink');
    await expectRoles(shop, member, ['workshop']);
  });

  it('are given again after being removed by hand', async () => {
    const customer = await signInAs(shop, 'customer');
    await sold(shop, customer.account.id, await roleItem(shop, 'workshop'));
    const member = await linkedMember(shop, customer);
    await expectRoles(shop, member, ['workshop']);
    const path = `/discord/control/members/${member.discordId}`;
    await shop.control(path, { removeRole: 'workshop' });
    await expectRoles(shop, member, []);
    await shop.services.jobs.sendNow(compareAllRolesJob, {});
    await expectRoles(shop, member, ['workshop']);
  });
});

it("two processes that compare at the same time don't undo each other", async () => {
  const customer = await signInAs(shop, 'customer');
  const userId = customer.account.id;
  const other = await startShop({ beside: shop, now: clock.now });
  try {
    const item = await roleItem(shop, 'workshop');
    const member = await linkedMember(shop, customer);
    for (let round = 0; round < 4; round += 1) {
      const order = await sold(shop, userId, item);
      await Promise.all([refund(order, userId), derive(other, userId), derive(shop, userId)]);
      const saved = await sold(other, userId, item);
      await expectRoles(shop, member, ['workshop']);
      await refund(saved, userId);
      await expectRoles(shop, member, []);
    }
  } finally {
    await other.close();
  }
});

// Must run last, because it advances the clock.
it('a role is taken away when access expires, even if nothing else happens', async () => {
  const customer = await signInAs(shop, 'customer');
  const userId = customer.account.id;
  const { catalogId, itemId } = await roleItem(shop, 'beta-tester');
  await query(
    shop.orm.em.fork(),
    `insert into access_grants (id, user_id, catalog_id, item_id, ends_at, note, granted_by,
       created_at) values ($1, $2, $3, $4, $5, 'a test', 'ada@example.com', $6)`,
    [newId(), userId, catalogId, itemId, new Date(Date.now() + 3_600_000), new Date()],
  );
  await derive(shop, userId);
  const member = await linkedMember(shop, customer);
  await expectRoles(shop, member, ['beta-tester']);
  clock.advance(70);
  await shop.services.jobs.sendNow(compareAllRolesJob, {});
  await expectRoles(shop, member, []);
});
