import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { linkedMember } from '../makers/chat-community.ts';
import { listQuery } from '../makers/list-query.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function membersConform(shop: () => ConformingShop): void {
  async function list(options: Parameters<typeof listQuery>[0]) {
    const { shop: staff } = await administratorOf(shop());
    const call = staff.GET('/api/admin/members', { params: listQuery(options) });
    const members = await replyOf(call);
    return { members, range: (await call).response.headers.get('Content-Range') };
  }

  async function linked() {
    const { shop: client, ...person } = await shop().signedIn('customer');
    return { ...person, client, member: await linkedMember(shop(), client) };
  }

  describe('the list of members', () => {
    it('contains the linked members', async () => {
      const { userId, email, member, client } = await linked();
      const { members, range } = await list({ filter: { userId } });
      expect(range).toBe('members 0-0/1');
      expect(members).toMatchObject([
        {
          userId,
          email,
          customerName: 'Ada Park',
          discordId: member.id,
          discordUsername: member.username,
          rolesWanted: [],
          rolesGranted: [],
          problem: null,
        },
      ]);
      await replyOf(client.GET('/api/user/discordBreakLink'));
      expect(await list({ filter: { userId } })).toEqual({ members: [], range: 'members 0-0/0' });
    });

    it('filters by what staff know, and sorts', async () => {
      const [one, other] = [await linked(), await linked()];
      const find = async (filter: object) =>
        (await list({ filter })).members.map(({ userId }) => userId);
      expect(await find({ email: one.email.toUpperCase() })).toEqual([one.userId]);
      expect(await find({ discordUsername: one.member.username })).toEqual([one.userId]);
      expect(await find({ discordId: one.member.id, problem: false })).toEqual([one.userId]);
      expect(await find({ userId: one.userId, problem: true })).toEqual([]);
      const both = { discordId: [one.member.id, other.member.id] };
      const { members } = await list({ filter: both, sort: ['discordUsername', 'ASC'] });
      const names = [one, other].map(({ member }) => member.username).toSorted();
      expect(members.map(({ discordUsername }) => discordUsername)).toEqual(names);
    });

    it('returns each by its id', async () => {
      const { userId } = await linked();
      const [member] = (await list({ filter: { userId } })).members;
      const { shop: staff } = await administratorOf(shop());
      const get = (id: string) =>
        replyOf(staff.GET('/api/admin/members/{id}', { params: { path: { id } } }));
      expect(await get(member?.id ?? '')).toMatchObject({ id: member?.id, userId });
      expect(await rejectionOf(get('ada'))).toMatchObject({ status: 404 });
    });

    it('is for administrators', async () => {
      const { shop: picker } = await shop().signedIn('warehouse');
      expect(await rejectionOf(replyOf(picker.GET('/api/admin/members')))).toMatchObject({
        status: 403,
      });
      expect(await rejectionOf(list({ filter: { userId: 'x' } }))).toMatchObject({ status: 400 });
    });
  });
}
