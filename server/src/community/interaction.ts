import { InteractionType } from 'discord-interactions';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';

/** What of an interaction concerns us; the community may send more. */
export type Interaction = BodyOf<'receiveInteraction'>;

const ping: number = InteractionType.PING;
const command: number = InteractionType.APPLICATION_COMMAND;

export const isPing = ({ type }: Interaction) => type === ping;

/** The name of the slash command somebody typed; null for anything else. */
export function commandIn({ type, data }: Interaction): string | null {
  return type === command ? (data?.name ?? null) : null;
}
