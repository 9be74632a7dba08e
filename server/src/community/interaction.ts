import { InteractionType } from 'discord-interactions';
import { z } from 'zod';

const userSchema = z.object({
  id: z.string().min(1).max(32),
  username: z.string(),
  avatar: z.string().nullish(),
});

/** What of an interaction concerns us; the community may send more. */
export const interactionSchema = z.object({
  id: z.string().default(''),
  type: z.number(),
  guild_id: z.string().nullish(),
  member: z.object({ user: userSchema }).nullish(),
  data: z.object({ name: z.string().default('') }).nullish(),
});

export type Interaction = z.output<typeof interactionSchema>;

/** Of a kind we have never heard of. */
export const unknownInteraction: Interaction = { id: '', type: 0 };

export const isPing = ({ type }: Interaction) => type === InteractionType.PING;

/** The name of the slash command somebody typed; null for anything else. */
export function commandIn({ type, data }: Interaction): string | null {
  return type === InteractionType.APPLICATION_COMMAND ? (data?.name ?? null) : null;
}
