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
  /** Sends the same interaction again, with the same id. */
  id?: string;
}

/** Adds a new member to the chat. */
export async function newChatMember(shop: ConformingShop): Promise<ChatMember> {
  const username = `maker-${crypto.randomUUID().slice(0, 8)}`;
  return { id: await shop.joinChat(username), username };
}

/** Builds the interaction for a member's command. Defaults to `/meld` in the shop's own guild. */
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

/** Delivers an interaction as the community does. It is signed with the current time by default. */
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

/** Requests a link code for this member. */
export async function meld(shop: ConformingShop, member: ChatMember): Promise<string> {
  const reply = JSON.stringify(await deliver(shop, typed(member)));
  const code = /\/ui\/account\?meld=([\w-]+)/.exec(reply)?.[1];
  if (code === undefined) throw new Error(`No link in ${reply}.`);
  return code;
}

/** Confirms the link of the code's account, as a signed-in customer. */
export function confirm(client: ShopClient, code: string) {
  const body = { discordId: code, rct: 'sandbox:NAME_CHANGE' };
  return replyOf(client.POST('/api/user/changeDiscordUsername', { body }));
}

/** Adds a chat member who is linked to this customer. */
export async function linkedMember(shop: ConformingShop, client: ShopClient): Promise<ChatMember> {
  const member = await newChatMember(shop);
  const { Status, Reason } = await confirm(client, await meld(shop, member));
  if (Status !== 'SUCCESS') throw new Error(Reason);
  return member;
}
