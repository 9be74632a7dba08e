import { createPrivateKey, sign } from 'node:crypto';
import { InteractionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { postInteraction, type ShopReply } from './post-interaction.ts';
import { APPLICATION_ID, ensureGuild, GUILD_ID } from './guild.ts';
import { findMember, join, membersOf, newSnowflake } from './members.ts';
import type { MemberRecord } from './records.ts';
import { presentMember } from './present-member.ts';
import type { World } from '../world.ts';

export const interactionSchema = z.object({
  /** The member who types. An unknown name joins first. Defaults to the first member. */
  username: z.string().min(1).max(32).optional(),
  discordId: z.string().regex(/^\d+$/).optional(),
  command: z.string().default('meld'),
  type: z.int().default(InteractionType.ApplicationCommand),
  /** Pretends that the command was typed in another guild. */
  guildId: z.string().default(GUILD_ID),
  /** Sends the same interaction again, with the same id. */
  id: z.string().optional(),
  badSignature: z.boolean().default(false),
  oldTimestamp: z.boolean().default(false),
});

export type InteractionRequest = z.output<typeof interactionSchema>;

const TEN_MINUTES = 600;
/** Prefix of a 32-byte Ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const ping: number = InteractionType.Ping;

/** Simulates a member who types a command. Returns the shop's response and the link in it. */
export async function sendInteraction(
  world: World,
  options: InteractionRequest,
): Promise<ShopReply & { link: string | null; discordId: string }> {
  ensureGuild(world);
  const member = typing(world, options);
  const body = JSON.stringify({
    id: options.id ?? newSnowflake(),
    application_id: APPLICATION_ID,
    type: options.type,
    token: 'sandbox',
    version: 1,
    ...(options.type === ping
      ? {}
      : {
          guild_id: options.guildId,
          member: presentMember(member),
          data: { id: newSnowflake(), name: options.command, type: 1 },
        }),
  });
  // the shop uses real time, even if our clock was moved
  const seconds = Math.floor(Date.now() / 1000) - (options.oldTimestamp ? TEN_MINUTES : 0);
  const timestamp = String(seconds);
  const signed = options.badSignature ? `${timestamp}${body} ` : `${timestamp}${body}`;
  const reply = await postInteraction(world, body, {
    'X-Signature-Timestamp': timestamp,
    'X-Signature-Ed25519': sign(null, Buffer.from(signed), signingKey(world)).toString('hex'),
  });
  const [link = null] = /https?:\/\/\S+/.exec(reply.content ?? '') ?? [];
  return { ...reply, link, discordId: member.id };
}

function typing(world: World, { username, discordId }: InteractionRequest): MemberRecord {
  if (discordId !== undefined) {
    const name = username ?? `maker${discordId.slice(-6)}`;
    return findMember(world, discordId) ?? join(world, { id: discordId, username: name });
  }
  const [first] = membersOf(world);
  const found = username === undefined ? first : byName(world, username);
  return found ?? join(world, { username: username ?? 'maker' });
}

function byName(world: World, name: string): MemberRecord | undefined {
  return membersOf(world).find(({ username }) => username === name);
}

function signingKey({ options }: World) {
  const key = Buffer.concat([PKCS8_ED25519, Buffer.from(options.discordSigningSeed, 'hex')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
