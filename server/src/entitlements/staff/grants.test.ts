import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@spindle/sdk/schema';
import { z } from 'zod';
import { makeUser } from '../../../test/factories/user.ts';
import { listPath } from '../../../test/list-path.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { countStatements } from '../../database/count-statements.ts';
import { makePlans } from '../fixtures/sold-plans.ts';

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
    userId,
    give: (more: Record<string, string> = {}) =>
      staff.post(`/api/admin/customers/${userId}/grants`, { ...fields, ...more }),
    entitlements: () => listed({ userId }),
  };
}

async function listed(filter: Record<string, string | boolean>): Promise<Wire[]> {
  const { status, body, text } = await staff.get(listPath('entitlements', { filter }));
  if (status !== 200) throw new Error(text);
  return z.custom<Wire[]>().parse(body);
}

describe('a grant by staff', () => {
  it('is made once, even for simultaneous requests', async () => {
    const ada = await someone();
    const replies = await Promise.all([ada.give(), ada.give(), ada.give()]);
    for (const { body } of replies) expect(body).toMatchObject({ Status: 'SUCCESS' });
    expect(await ada.entitlements()).toHaveLength(1);
  });
});

describe('the list of entitlements', () => {
  it('shows expired ones as closed', async () => {
    const ada = await someone();
    await ada.give({ until: dayIn(0) });
    clock.advance(DAY + 1);
    staff = await signInAs(shop, 'extended');
    expect(await listed({ userId: ada.userId, open: false })).toMatchObject([
      { open: false, closedBecause: null },
    ]);
  });

  it('takes one statement in addition to the session', async () => {
    const path = listPath('entitlements', { filter: { open: true } });
    const { statements } = await countStatements(shop.orm, () => staff.get(path));
    expect(statements.filter((text) => /sessions|entitlements/.test(text))).toHaveLength(2);
  });
});
