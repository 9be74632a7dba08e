import { longDayText } from '../../domain/time/day-text.ts';
import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { dayIn, entitlementsOf, grantAccess, GRANT_NOTE, revokeGrant } from '../makers/grants.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function grantsConform(shop: () => ConformingShop): void {
  async function someone() {
    const { userId, email } = await shop().account();
    const item = await makeItem(shop(), {
      title: 'Mill plans',
      digital: true,
      published: false,
      attributes: [{ attributeId: 'license', type: 'LICENSE', value: 'Personal use' }],
    });
    return {
      userId,
      email,
      item,
      give: (options: Parameters<typeof grantAccess>[3] = {}) =>
        grantAccess(shop(), userId, item, options),
      rights: () => entitlementsOf(shop(), userId),
    };
  }

  describe('a grant from staff', () => {
    it('is open permanently, with a key and a reason', async () => {
      const ada = await someone();
      expect(await ada.give()).toEqual({
        Status: 'SUCCESS',
        Reason: `${ada.email} has access to “Mill plans” permanently.`,
      });
      expect(await ada.rights()).toMatchObject([
        {
          userId: ada.userId,
          email: ada.email,
          customerName: 'Ada Park',
          title: 'Mill plans',
          source: 'GRANT',
          open: true,
          endsAt: null,
          closedBecause: null,
          note: GRANT_NOTE,
          licenceKeys: [{ attributeId: 'license', title: 'Personal use' }],
        },
      ]);
    });

    it('lasts until the end of its last day', async () => {
      const ada = await someone();
      const until = dayIn(shop(), 1);
      expect(await ada.give({ until })).toEqual({
        Status: 'SUCCESS',
        Reason: `${ada.email} has access to “Mill plans” until the end of ${longDayText(until)}.`,
      });
      const [right] = await ada.rights();
      expect(right).toMatchObject({ open: true, endsAt: `${dayIn(shop(), 2)}T00:00:00.000Z` });
      shop().advance(2 * 24 * 60);
      expect(await ada.rights()).toEqual([{ ...right, open: false }]);
    });

    it('is replaced by a second grant of the same item, which keeps the key', async () => {
      const ada = await someone();
      await ada.give({ until: dayIn(shop(), 2) });
      const [before] = await ada.rights();
      await ada.give({ note: '  For good, after all. ' });
      expect(await ada.rights()).toEqual([
        { ...before, endsAt: null, note: 'For good, after all.' },
      ]);
    });

    it('is revoked once; a new grant is a different one', async () => {
      const ada = await someone();
      await ada.give();
      const [right] = await ada.rights();
      const id = right?.id ?? '';
      expect(await revokeGrant(shop(), id)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Access revoked.',
      });
      expect(await ada.rights()).toMatchObject([{ open: false, closedBecause: 'WITHDRAWN' }]);
      expect(await revokeGrant(shop(), id)).toMatchObject({
        Status: 'ERROR',
        Reason: 'This access was already revoked.',
      });
      shop().advance(1);
      await ada.give();
      const [again, ...earlier] = await ada.rights();
      expect(earlier).toMatchObject([{ id, open: false }]);
      expect(again?.open).toBe(true);
      expect(again?.licenceKeys[0]?.key).not.toBe(right?.licenceKeys[0]?.key);
    });

    it('is recorded with the previous state', async () => {
      const ada = await someone();
      const until = dayIn(shop(), 1);
      await ada.give({ until });
      shop().advance(1);
      await ada.give();
      shop().advance(1);
      await revokeGrant(shop(), (await ada.rights())[0]?.id ?? '');
      const { shop: staff, email } = await administratorOf(shop());
      const filter = { subject: `customer ${ada.userId}` };
      const params = listQuery({ filter, sort: ['dateCreated', 'ASC'] });
      const { catalogId, catalogItemId: itemId } = ada.item;
      const overrides = { catalogId, itemId, note: GRANT_NOTE, withdrawnAt: null };
      const withEnd = { ...overrides, endsAt: `${dayIn(shop(), 2)}T00:00:00.000Z` };
      const forGood = { ...overrides, endsAt: null };
      expect(await replyOf(staff.GET('/api/admin/audit', { params }))).toMatchObject([
        { actorEmail: email, action: 'entitlements.grant', before: null, after: withEnd },
        { action: 'entitlements.grant', before: withEnd, after: forGood },
        {
          action: 'entitlements.withdraw',
          before: forGood,
          after: { ...forGood, withdrawnAt: expect.any(String) },
        },
      ]);
    });

    it('is not for shipped items', async () => {
      const ada = await someone();
      const clamp = await makeItem(shop(), { title: 'Clamp', published: false });
      expect(await grantAccess(shop(), ada.userId, clamp)).toMatchObject({
        Status: 'ERROR',
        Reason:
          '“Clamp” ships in a parcel. You can grant access only to digital items and subscriptions.',
      });
      expect(await ada.rights()).toEqual([]);
    });

    it('needs a future date and a note', async () => {
      const ada = await someone();
      expect(await rejectionOf(ada.give({ until: dayIn(shop(), -1) }))).toMatchObject({
        status: 400,
        message: 'The last day is in the past. Choose today or a later day.',
        errors: [{ path: 'until', message: 'is in the past. Choose today or a later day.' }],
      });
      expect(await rejectionOf(ada.give({ note: '  a   ' }))).toMatchObject({
        status: 400,
        message: 'A note is required so other staff know why.',
        errors: [{ path: 'note' }],
      });
      expect(await rejectionOf(ada.give({ note: 'a' }))).toMatchObject({ status: 400 });
      expect(await rejectionOf(ada.give({ until: '2026-02-31' }))).toMatchObject({ status: 400 });
      expect(await ada.give({ until: dayIn(shop(), 0) })).toMatchObject({ Status: 'SUCCESS' });
    });

    it('needs an account and an item', async () => {
      const ada = await someone();
      const nobody = { status: 404, message: 'Customer not found.' };
      for (const userId of [crypto.randomUUID(), 'nobody']) {
        expect(await rejectionOf(grantAccess(shop(), userId, ada.item))).toMatchObject(nobody);
      }
      const nothing = { ...ada.item, catalogItemId: 'nothing' };
      expect(await rejectionOf(grantAccess(shop(), ada.userId, nothing))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
      for (const id of [crypto.randomUUID(), 'none']) {
        expect(await rejectionOf(revokeGrant(shop(), id))).toMatchObject({ status: 404 });
      }
    });
  });
}
