import { MELD_CODE_MINUTES } from '../../domain/community/meld-code.ts';
import { COMMUNITY_ID } from '../../demo/community.ts';
import type { MockCall } from '../core/call.ts';
import type { ChatMember, Interaction } from './interaction.ts';
import { issueMeldCode } from './issue-meld-code.ts';

type Answering = Pick<MockCall<'receiveInteraction'>, 'state' | 'now' | 'origin'>;

const COMMAND = 'meld';
const PONG = 1;
const MESSAGE = 4;
const EPHEMERAL = 64;

export function answerInteraction(answering: Answering, interaction: Interaction) {
  if (interaction.isPing) return { type: PONG };
  if (interaction.command !== COMMAND) {
    return only(`This is nothing I know. Type /${COMMAND} to link your shop account.`);
  }
  const { member, guildId } = interaction;
  if (member === null || guildId !== COMMUNITY_ID) {
    return only(`Type /${COMMAND} in our own community, not here.`);
  }
  return only(meld(answering, interaction, member));
}

function meld({ state, now, origin }: Answering, { id }: Interaction, member: ChatMember): string {
  if (state.answeredCommands.includes(id)) {
    return `This was answered already. Type /${COMMAND} again.`;
  }
  state.answeredCommands.push(id);
  const code = issueMeldCode({ state, now }, member);
  return (
    `Open this link to connect your Spindle account. It works once, for ${MELD_CODE_MINUTES} minutes, ` +
    `and is for you alone: ${origin}/ui/account?meld=${code}`
  );
}

/** A message nobody sees but the member who typed the command. */
function only(content: string) {
  return { type: MESSAGE, data: { content, flags: EPHEMERAL } };
}
