import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { deliver, meld, newChatMember, typed } from '../makers/chat-community.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { senselessEvents } from '../makers/senseless-events.ts';
import { newSnowflake } from '../new-snowflake.ts';

export function interactionsConform(shop: () => ConformingShop): void {
  describe('interactions of the chat community', () => {
    const only = (content: unknown) => ({ type: 4, data: { content, flags: 64 } });
    const ping = { id: newSnowflake(), type: 1 };

    async function statusesOf(codes: readonly string[]) {
      const { shop: client } = await shop().signedIn('customer');
      return Promise.all(
        codes.map(async (code) => {
          const params = { path: { code } };
          return (await client.GET('/api/user/discordCode/{code}', { params })).response.status;
        }),
      );
    }

    it('are answered when they check that the shop is online', async () => {
      expect(await deliver(shop(), ping)).toEqual({ type: 1 });
    });

    it('are rejected if unsigned, or changed on the way', async () => {
      const rejected = { status: 401, message: 'The signature is not valid.' };
      expect(await rejectionOf(deliver(shop(), ping, {}))).toMatchObject(rejected);
      const other = shop().interactionHeaders('{}', shop().now());
      expect(await rejectionOf(deliver(shop(), ping, other))).toMatchObject(rejected);
    });

    it('are rejected if signed long ago', async () => {
      const early = new Date(shop().now().getTime() - 10 * 60_000);
      const headers = shop().interactionHeaders(JSON.stringify(ping), early);
      expect(await rejectionOf(deliver(shop(), ping, headers))).toMatchObject({
        status: 401,
        message: 'The signature is too old.',
      });
    });

    it('are rejected if signed in the future', async () => {
      const late = new Date(shop().now().getTime() + 2 * 60_000);
      const headers = shop().interactionHeaders(JSON.stringify(ping), late);
      expect(await rejectionOf(deliver(shop(), ping, headers))).toMatchObject({
        status: 401,
        message: "The signature's timestamp is in the future.",
      });
    });

    it.each([...senselessEvents, { ...ping, type: 'command' }, { ...ping, id: 'a\u0000' }])(
      'are rejected if invalid: %j',
      async (event) => {
        expect(await rejectionOf(deliver(shop(), event))).toMatchObject({ status: 400 });
      },
    );

    it('return a link that only the member sees', async () => {
      expect(await deliver(shop(), typed(await newChatMember(shop())))).toEqual(
        only(
          expect.stringMatching(
            /^Open this link to connect your shop account\. The link works once within 15 minutes and is only for you: https?:\/\/\S+\/ui\/account\?meld=[\w-]{22}$/,
          ),
        ),
      );
    });

    it('return the same link when repeated', async () => {
      const [member, id] = [await newChatMember(shop()), newSnowflake()];
      await deliver(shop(), typed(member, { id }));
      const again = 'I already answered this. Type /meld again.';
      expect(await deliver(shop(), typed(member, { id }))).toEqual(only(again));
    });

    it('return no link for another command, or from elsewhere', async () => {
      const member = await newChatMember(shop());
      const unknown = "I don't recognize that command. Type /meld to link your shop account.";
      expect(await deliver(shop(), typed(member, { command: 'weld' }))).toEqual(only(unknown));
      expect(await deliver(shop(), { id: newSnowflake(), type: 3 })).toEqual(only(unknown));
      const elsewhere = 'Type /meld in our community, not here.';
      const guildId = '1000000000000000009';
      expect(await deliver(shop(), typed(member, { guildId }))).toEqual(only(elsewhere));
    });

    it('keep the last three links of a member valid', async () => {
      const member = await newChatMember(shop());
      const codes: string[] = [];
      for (let count = 0; count < 4; count += 1) codes.push(await meld(shop(), member));
      expect(await statusesOf(codes)).toEqual([404, 200, 200, 200]);
    });

    it('create no link when rejected', async () => {
      const member = await newChatMember(shop());
      const codes: string[] = [];
      for (let count = 0; count < 3; count += 1) codes.push(await meld(shop(), member));
      const early = new Date(shop().now().getTime() - 10 * 60_000);
      const command = typed(member);
      const old = shop().interactionHeaders(JSON.stringify(command), early);
      const ofAnother = shop().interactionHeaders('{}', shop().now());
      for (const headers of [{}, ofAnother, old]) {
        expect(await rejectionOf(deliver(shop(), command, headers))).toMatchObject({ status: 401 });
      }
      expect(await statusesOf(codes)).toEqual([200, 200, 200]);
      const link = expect.stringContaining('/ui/account?meld=');
      expect(await deliver(shop(), command)).toEqual(only(link));
    });
  });
}
