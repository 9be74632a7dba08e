import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@spindle/sdk/schema';
import { z } from 'zod';
import { makeItem } from '../../../test/factories/catalog.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { listPath } from '../../../test/list-path.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { countStatements } from '../../database/count-statements.ts';
import { query } from '../../database/query.ts';
import { makePlans, sellPlans } from '../fixtures/sold-plans.ts';
import { mayOpen } from '../open-entitlements.ts';

type Wire = components['schemas']['AdminEntitlement'];

const DAY = 24 * 60;
const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const note = 'Replaces damaged sheets.';
const dayIn = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function someone() {
  const item = await makePlans(shop);
  const { id: userId } = await makeUser(shop);
  const fields = { catalogId: item.catalogId, catalogItemId: item.itemId, note };
  return {
    item,
    userId,
    give: (more: Record<string, string> = {}) =>
      staff.post(`/api/admin/customers/${userId}/grants`, { ...fields, ...more }),
    mayOpen: () => mayOpen(shop.orm.em.fork(), { userId, ...item }, clock.now()),
    entitlements: () => listed({ userId }),
  };
}

async function listed(filter: Record<string, string | boolean>): Promise<Wire[]> {
  const { status, body, text } = await staff.get(listPath('entitlements', { filter }));
  if (status !== 200) throw new Error(text);
  return z.custom<Wire[]>().parse(body);
}

const withdraw = (id: string) => staff.post(`/api/admin/entitlements/${id}/withdraw`);

describe('access that staff give', () => {
  it('is open for good, with a licence key, and says who got it and why', async () => {
    const ada = await someone();
    const reply = await ada.give();
    expect(reply.body).toMatchObject({ Status: 'SUCCESS' });
    expect(await ada.mayOpen()).toBe(true);
    const [given] = await ada.entitlements();
    expect(given).toMatchObject({
      userId: ada.userId,
      title: 'Desktop mill 600',
      source: 'GRANT',
      open: true,
      endsAt: null,
      closedBecause: null,
      note,
      licenceKeys: [{ title: 'Personal use, one machine', key: expect.stringMatching(/^SPDL-/) }],
    });
    const one = await staff.get(`/api/admin/entitlements/${given?.id}`);
    expect(one.body).toEqual(given);
  });

  it('lasts to the end of the last day', async () => {
    const ada = await someone();
    const until = dayIn(2);
    await ada.give({ until });
    const [given] = await ada.entitlements();
    const end = new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000);
    expect(given?.endsAt).toBe(end.toISOString());
    const who = { userId: ada.userId, ...ada.item };
    const em = shop.orm.em.fork();
    expect(await mayOpen(em, who, new Date(end.getTime() - 1))).toBe(true);
    expect(await mayOpen(em, who, end)).toBe(false);
    expect((await ada.give({ until: dayIn(0) })).body).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is replaced by a second gift of the same, which keeps the key', async () => {
    const ada = await someone();
    await ada.give({ until: dayIn(2) });
    const [before] = await ada.entitlements();
    await ada.give({ note: 'For good, after all.' });
    const after = await ada.entitlements();
    expect(after).toMatchObject([{ id: before?.id, endsAt: null, note: 'For good, after all.' }]);
    expect(after[0]?.licenceKeys).toEqual(before?.licenceKeys);
  });

  it('is taken back once, and what is given again is another gift', async () => {
    const ada = await someone();
    await ada.give();
    const [given] = await ada.entitlements();
    expect((await withdraw(given?.id ?? '')).body).toMatchObject({ Status: 'SUCCESS' });
    expect(await ada.mayOpen()).toBe(false);
    expect(await ada.entitlements()).toMatchObject([{ open: false, closedBecause: 'WITHDRAWN' }]);
    expect((await withdraw(given?.id ?? '')).body).toMatchObject({
      Status: 'ERROR',
      Reason: 'This has been taken back already.',
    });
    await ada.give();
    expect(await ada.mayOpen()).toBe(true);
    expect(await listed({ userId: ada.userId, open: true })).toHaveLength(1);
  });

  it('twice at the same moment is given once', async () => {
    const ada = await someone();
    const replies = await Promise.all([ada.give(), ada.give(), ada.give()]);
    for (const { body } of replies) expect(body).toMatchObject({ Status: 'SUCCESS' });
    expect(await ada.entitlements()).toHaveLength(1);
  });

  it('is noted, with what it was before', async () => {
    const ada = await someone();
    await ada.give({ until: dayIn(2) });
    await ada.give();
    const [given] = await ada.entitlements();
    await withdraw(given?.id ?? '');
    const notes = await query(
      shop.orm.em.fork(),
      `select action, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1 order by at, id`,
      [`customer ${ada.userId}`],
    );
    const withEnd = { endsAt: expect.stringContaining('T00:00:00.000Z') };
    expect(notes).toMatchObject([
      { action: 'entitlements.grant', before: null, after: { ...withEnd, note } },
      { action: 'entitlements.grant', before: withEnd, after: { endsAt: null } },
      {
        action: 'entitlements.withdraw',
        before: { withdrawnAt: null },
        after: { withdrawnAt: expect.stringContaining('Z') },
      },
    ]);
  });
});

describe('access is not given', () => {
  it.each([
    ['until', { until: dayIn(-1) }],
    ['until', { until: '2026-02-30' }],
    ['until', { until: 'tomorrow' }],
    ['note', { note: '   ' }],
    ['note', { note: '' }],
    ['catalogItemId', { catalogItemId: 'No Such' }],
  ])('for a wrong %s: %j', async (path, more) => {
    const ada = await someone();
    const reply = await ada.give(more);
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path }] } });
    expect(await ada.entitlements()).toEqual([]);
  });

  it('to what is sent by parcel', async () => {
    const ada = await someone();
    const { catalogId, itemId } = await makeItem(shop);
    const reply = await ada.give({ catalogId, catalogItemId: itemId });
    expect(reply.body).toMatchObject({
      Status: 'ERROR',
      Reason:
        '“ER20 spindle” is sent by parcel. Only digital items and subscriptions can be given.',
    });
  });

  it('to an item, or a person, that there is not', async () => {
    const ada = await someone();
    expect((await ada.give({ catalogItemId: 'none' })).status).toBe(404);
    const { catalogId, itemId: catalogItemId } = ada.item;
    for (const id of ['019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071', 'nobody', "' or 1=1"]) {
      const path = `/api/admin/customers/${encodeURIComponent(id)}/grants`;
      const reply = await staff.post(path, { catalogId, catalogItemId, note });
      expect(reply.status, id).toBe(404);
    }
  });
});

describe('taking back', () => {
  it('leaves alone what was bought, and what is not there', async () => {
    const { shopper } = await sellPlans(shop, await makePlans(shop));
    const [bought] = await listed({ userId: shopper.account.id });
    expect((await withdraw(bought?.id ?? '')).body).toMatchObject({
      Status: 'ERROR',
      Reason: 'This was bought. It ends when its order is refunded.',
    });
    expect((await withdraw('019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071')).status).toBe(404);
    expect((await withdraw('none')).status).toBe(404);
  });
});

describe('the list of what people may open', () => {
  it('names the order, and is found by person, item, source and whether it is open', async () => {
    const item = await makePlans(shop);
    const { shopper, order } = await sellPlans(shop, item);
    const { catalogId, itemId: catalogItemId } = item;
    const bought = { sourceId: order.orderId, email: shopper.account.email, note: null };
    const filters: Record<string, string | boolean>[] = [
      { userId: shopper.account.id },
      { catalogId, catalogItemId },
      { catalogId, source: 'ORDER', open: true },
    ];
    for (const filter of filters) expect(await listed(filter)).toMatchObject([bought]);
    expect(await listed({ catalogId, open: false })).toEqual([]);
    expect(await listed({ catalogId, source: 'GRANT' })).toEqual([]);
  });

  it('counts as closed what has run out', async () => {
    const ada = await someone();
    await ada.give({ until: dayIn(0) });
    clock.advance(DAY + 1);
    staff = await signInAs(shop, 'extended');
    expect(await listed({ userId: ada.userId, open: false })).toMatchObject([
      { open: false, closedBecause: null },
    ]);
  });

  it('takes one statement beside the session', async () => {
    const path = listPath('entitlements', { filter: { open: true } });
    const { statements } = await countStatements(shop.orm, () => staff.get(path));
    expect(statements.filter((text) => /sessions|entitlements/.test(text))).toHaveLength(2);
  });

  it('is for administrators only, and refuses what it does not know', async () => {
    const customer = await signInAs(shop, 'customer');
    expect((await customer.get(listPath('entitlements', {}))).status).toBe(403);
    for (const filter of [{ source: 'THEFT' }, { open: 'yes' }, { colour: 'red' }]) {
      expect((await staff.get(listPath('entitlements', { filter }))).status).toBe(400);
    }
    expect((await staff.get('/api/admin/entitlements/none')).status).toBe(404);
  });
});
