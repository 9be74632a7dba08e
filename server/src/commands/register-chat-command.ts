import { readCommandConfig } from '../config.ts';
import { createDiscord } from '../gateways/discord.ts';
import type { Rejection } from '../gateways/discord-rejections.ts';
import { meldCommand as name } from '@spindle/sdk/domain/community/interaction';

const messages: Record<Rejection, string> = {
  NO_MEMBER: "Discord doesn't recognize the application.",
  NO_ROLE: "Discord doesn't recognize the application.",
  NO_PERMISSION:
    'Discord rejected the request. Check DISCORD_BOT_TOKEN and DISCORD_APPLICATION_ID, and that the bot was invited to DISCORD_GUILD_ID with the scope applications.commands.',
  RATE_LIMITED: "Discord's rate limit was reached. Try again in a minute.",
  AWAY: "Discord isn't responding. Try again in a moment.",
};

const meldCommand = {
  name,
  description: 'Link your shop account to get the roles that come with your purchases',
};

/**
 * `npm run community:register` registers /meld in the guild. Run it again after changing the chat
 * command.
 */
async function main(): Promise<void> {
  const { discord, providers } = readCommandConfig();
  if (discord.applicationId === null) {
    throw new Error(
      'Set DISCORD_APPLICATION_ID: the number the Discord developer portal shows as “Application ID”.',
    );
  }
  const guild = createDiscord({ discord, providers });
  const answer = await guild.registerCommand(discord.applicationId, meldCommand);
  if ('refused' in answer) throw new Error(messages[answer.refused]);
  process.stdout.write(`/${meldCommand.name} is now registered in the guild ${discord.guildId}.\n`);
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The command was not registered. ${why}\n`);
  process.exit(1);
});
