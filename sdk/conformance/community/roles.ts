import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { linkedMember } from '../makers/chat-community.ts';
import { entitlementsOf, grantAccess, revokeGrant } from '../makers/grants.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { buy, newShopper } from '../makers/shopper.ts';
import { until } from '../until.ts';

export function rolesConform(shop: () => ConformingShop): void {
  const withRole = (role: string) =>
    makeItem(shop(), {
      digital: true,
      attributes: [{ attributeId: 'role', type: 'DISCORD', value: role }],
    });

  async function memberOf(userId: string) {
    const { shop: staff } = await administratorOf(shop());
    const params = listQuery({ filter: { userId } });
    const [member] = await replyOf(staff.GET('/api/admin/members', { params }));
    return member;
  }

  const expectRoles = (userId: string, roles: string[]) =>
    until(async () =>
      expect(await memberOf(userId)).toMatchObject({
        rolesWanted: roles,
        rolesGranted: roles,
        problem: null,
        dateChecked: expect.any(String),
      }),
    );

  describe('roles in the community', () => {
    it('follow purchases, before and after linking', async () => {
      const buyer = await newShopper(shop());
      await buy(shop(), buyer, [{ item: await withRole('workshop') }]);
      await linkedMember(shop(), buyer.shop);
      await expectRoles(buyer.userId, ['workshop']);
      await buy(shop(), buyer, [{ item: await withRole('maker') }]);
      await expectRoles(buyer.userId, ['maker', 'workshop']);
    });

    it('are removed with what granted them', async () => {
      const { userId, shop: client } = await shop().signedIn('customer');
      await grantAccess(shop(), userId, await withRole('beta-tester'));
      await linkedMember(shop(), client);
      await expectRoles(userId, ['beta-tester']);
      const [grant] = await entitlementsOf(shop(), userId);
      await revokeGrant(shop(), grant?.id ?? '');
      await expectRoles(userId, []);
    });

    it('that the community rejects are a problem that staff see', async () => {
      const { userId, shop: client } = await shop().signedIn('customer');
      for (const role of ['moderator', 'no-such-role', 'maker']) {
        await grantAccess(shop(), userId, await withRole(role));
      }
      await linkedMember(shop(), client);
      await until(async () =>
        expect(await memberOf(userId)).toMatchObject({
          rolesWanted: ['maker', 'moderator', 'no-such-role'],
          rolesGranted: ['maker'],
          problem:
            "The community has no role “no-such-role”. Create the role there, or correct the item's DISCORD attribute. " +
            "The shop's bot isn't allowed to assign “moderator”. Allow the bot to manage roles, and move its own role above this one.",
        }),
      );
    });
  });
}
