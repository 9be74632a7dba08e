import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import {
  answerWithLink,
  pictureOf,
  readInteraction,
  type InteractionReply,
} from '@spindle/sdk/domain/community/interaction';
import type { Services } from '../services.ts';
import { issueMeldCode } from './issue-meld-code.ts';

/** Responds using only our own data, because Discord waits no more than three seconds. */
export async function answerInteraction(
  services: Services,
  interaction: BodyOf<'receiveInteraction'>,
): Promise<InteractionReply> {
  const { discord, publicUrl } = services.config;
  const member = readInteraction(interaction, discord.guildId);
  if ('reply' in member) return member.reply;
  const code = await issueMeldCode(services, {
    interactionId: interaction.id,
    discordId: member.id,
    username: member.username,
    avatarUrl: pictureOf(discord.imageBase, member),
  });
  return answerWithLink(publicUrl, code);
}
