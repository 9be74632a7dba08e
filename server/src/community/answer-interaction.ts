import { InteractionResponseFlags, InteractionResponseType } from 'discord-interactions';
import type { Services } from '../services.ts';
import { commandIn, isPing, type Interaction } from './interaction.ts';
import { issueMeldCode } from './issue-meld-code.ts';
import { MELD_CODE_MINUTES } from '@spindle/sdk/domain/community/meld-code';
import { meldCommand } from './meld-command.ts';
import { pictureOf } from './member-picture.ts';

export interface InteractionReply {
  type: number;
  data?: { content: string; flags: number };
}

/** From what we have ourselves: the community waits three seconds. */
export async function answerInteraction(
  services: Services,
  interaction: Interaction,
): Promise<InteractionReply> {
  if (isPing(interaction)) return { type: InteractionResponseType.PONG };
  if (commandIn(interaction) !== meldCommand.name) {
    return only(`This is nothing I know. Type /${meldCommand.name} to link your shop account.`);
  }
  const { discord, publicUrl } = services.config;
  const user = interaction.member?.user;
  if (user === undefined || interaction.guild_id !== discord.guildId) {
    return only(`Type /${meldCommand.name} in our own community, not here.`);
  }
  const code = await issueMeldCode(services, {
    interactionId: interaction.id,
    discordId: user.id,
    username: user.username,
    avatarUrl: pictureOf(discord.imageBase, user),
  });
  if (code === null) return only(`This was answered already. Type /${meldCommand.name} again.`);
  return only(
    `Open this link to connect your Spindle account. It works once, for ${MELD_CODE_MINUTES} minutes, ` +
      `and is for you alone: ${publicUrl}/ui/account?meld=${code}`,
  );
}

/** A message nobody sees but the member who typed the command. */
function only(content: string): InteractionReply {
  return {
    type: InteractionResponseType.CHANNEL_MESSAGE_WITH_SOURCE,
    data: { content, flags: InteractionResponseFlags.EPHEMERAL },
  };
}
