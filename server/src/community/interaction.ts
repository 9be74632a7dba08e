import { InteractionType } from 'discord-interactions';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';

/** What of an interaction concerns us; the community may send more. */
export type Interaction = BodyOf<'receiveInteraction'>;

export const isPing = ({ type }: Interaction) => type === InteractionType.PING;

/** The name of the slash command somebody typed; null for anything else. */
export function commandIn({ type, data }: Interaction): string | null {
  return type === InteractionType.APPLICATION_COMMAND ? (data?.name ?? null) : null;
}
