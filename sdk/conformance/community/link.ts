import { describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { confirm, linkedMember, meld, newChatMember } from '../makers/chat-community.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function linkConforms(shop: () => ConformingShop): void {
  const customer = async () => (await shop().signedIn('customer')).shop;
  const linkOf = (client: ShopClient) => replyOf(client.GET('/api/user/discord'));
  const breakLink = (client: ShopClient) => replyOf(client.GET('/api/user/discordBreakLink'));
  const preview = (client: ShopClient, code: string) =>
    replyOf(client.GET('/api/user/discordCode/{code}', { params: { path: { code } } }));

  const none = { DiscordUsername: null, DiscordAvatar: null };
  const error = (Reason: string) => ({ Status: 'ERROR', Reason });

  describe('linking a community account', () => {
    it('shows the member before and after confirmation', async () => {
      const [client, member] = [await customer(), await newChatMember(shop())];
      const code = await meld(shop(), member);
      const displayed = await preview(client, code);
      expect(displayed).toEqual({
        DiscordUsername: member.username,
        DiscordAvatar: expect.stringMatching(/\/embed\/avatars\/[0-5]\.png$/),
      });
      expect(await linkOf(client)).toEqual(none);
      expect(await confirm(client, code)).toEqual({
        Status: 'SUCCESS',
        Reason: "Community account linked. You'll get your roles there in a moment.",
      });
      expect(await linkOf(client)).toEqual(displayed);
    });

    it('uses up all links of that member', async () => {
      const [one, other, member] = [
        await customer(),
        await customer(),
        await newChatMember(shop()),
      ];
      const codes = [await meld(shop(), member), await meld(shop(), member)];
      for (const code of codes.slice(1)) await confirm(one, code);
      const used = 'This link was already used. Type /meld in the community to get a new link.';
      for (const code of codes) {
        expect(await confirm(other, code)).toMatchObject(error(used));
        expect(await rejectionOf(preview(other, code))).toMatchObject({
          status: 404,
          message: used,
        });
      }
    });

    it('rejects an unknown link', async () => {
      const client = await customer();
      const unknown = 'Link not found. Type /meld in the community to get a new link.';
      expect(await confirm(client, 'made-up')).toMatchObject(error(unknown));
      expect(await rejectionOf(preview(client, 'made-up'))).toMatchObject({
        status: 404,
        message: unknown,
      });
    });

    it('rejects a link after fifteen minutes', async () => {
      const code = await meld(shop(), await newChatMember(shop()));
      shop().advance(14);
      expect(await preview(await customer(), code)).toMatchObject({
        DiscordUsername: expect.any(String),
      });
      shop().advance(2);
      expect(await confirm(await customer(), code)).toMatchObject(
        error('This link has expired. Type /meld in the community to get a new link.'),
      );
    });

    it('is one to one, and a rejected link stays valid', async () => {
      const [one, other] = [await customer(), await customer()];
      const member = await linkedMember(shop(), one);
      const code = await meld(shop(), member);
      expect(await confirm(other, code)).toMatchObject(
        error(
          'This community account is linked to another shop account. Break the link there first.',
        ),
      );
      expect(await confirm(one, await meld(shop(), await newChatMember(shop())))).toMatchObject(
        error('Your account is already linked to a community account. Break that link first.'),
      );
      await breakLink(one);
      expect(await confirm(other, code)).toMatchObject({ Status: 'SUCCESS' });
    });

    it('can be undone once', async () => {
      const client = await customer();
      await linkedMember(shop(), client);
      expect(await breakLink(client)).toEqual({
        Status: 'SUCCESS',
        Reason:
          "Community account unlinked. You'll lose the community roles that came with your purchases.",
      });
      expect(await linkOf(client)).toEqual(none);
      expect(await breakLink(client)).toMatchObject(
        error("Your account isn't linked to a community account."),
      );
    });

    it('is for customers', async () => {
      const { shop: pending } = await shop().signedIn('pending');
      expect(await rejectionOf(linkOf(pending))).toMatchObject({ status: 401 });
      expect(await rejectionOf(linkOf(shop().visitor()))).toMatchObject({ status: 401 });
    });
  });
}
