import { asJson, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { newSnowflake } from '../new-snowflake.ts';

export interface ChatMember {
  id: string;
  username: string;
}

interface Typing {
  command?: string;
  guildId?: string;
  /** The same id again: the same interaction, sent twice. */
  id?: string;
}

/** Somebody who has just joined the chat. */
export async function newChatMember(shop: ConformingShop): Promise<ChatMember> {
  const username = `maker-${crypto.randomUUID().slice(0, 8)}`;
  return { id: await shop.joinChat(username), username };
}

/** What the community sends when a member types a command: `/meld` in the shop's own guild. */
export function typed(member: ChatMember, { command, guildId, id }: Typing = {}) {
  return {
    id: id ?? newSnowflake(),
    application_id: '1000000000000000002',
    type: 2,
    token: 'sandbox',
    guild_id: guildId ?? '1000000000000000001',
    member: { user: member },
    data: { id: newSnowflake(), name: command ?? 'meld', type: 1 },
  };
}

/** Delivers it as the community does, signed now unless signed otherwise. */
export function deliver(
  shop: ConformingShop,
  interaction: unknown,
  headers = shop.interactionHeaders(JSON.stringify(interaction), shop.now()),
) {
  const sent = { ...asJson.headers, ...headers };
  const body = { id: '', type: 0 };
  const bodySerializer = () => JSON.stringify(interaction);
  return replyOf(
    shop.visitor().POST('/api/discord/interactions', { body, bodySerializer, headers: sent }),
  );
}

/** A code for that member. */
export async function meld(shop: ConformingShop, member: ChatMember): Promise<string> {
  const reply = JSON.stringify(await deliver(shop, typed(member)));
  const code = /\/ui\/account\?meld=([\w-]+)/.exec(reply)?.[1];
  if (code === undefined) throw new Error(`No link in ${reply}.`);
  return code;
}

/** A signed-in customer answers the question whether to link that code's account. */
export function confirm(client: ShopClient, code: string) {
  const body = { discordId: code, rct: 'sandbox:NAME_CHANGE' };
  return replyOf(client.POST('/api/user/changeDiscordUsername', { body }));
}

/** A member new to the chat, linked to that customer. */
export async function linkedMember(shop: ConformingShop, client: ShopClient): Promise<ChatMember> {
  const member = await newChatMember(shop);
  const { Status, Reason } = await confirm(client, await meld(shop, member));
  if (Status !== 'SUCCESS') throw new Error(Reason);
  return member;
}
