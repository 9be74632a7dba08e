import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';
import type { MeldCode, ShopState } from '../state.ts';

type Result = components['schemas']['Result'];

const refused = (Reason: string): Result => ({ Status: 'ERROR', Reason });

const replies = {
  USED: refused('This link was used already. Type /meld in the community to get another.'),
  EXPIRED: refused('This link is too old. Type /meld in the community to get another.'),
  UNKNOWN: refused('This link is not known. Type /meld in the community to get another.'),
};

/** Whom a code stands for, or why it is no good. */
export function readMeldCode({ meldCodes }: ShopState, code: string, now: Date): MeldCode | Result {
  const known = meldCodes.find((one) => one.code === code);
  if (known === undefined) return replies.UNKNOWN;
  if (known.used) return replies.USED;
  return new Date(known.expiresAt) <= now ? replies.EXPIRED : known;
}

/** Links whom the code stands for, once. A code that was refused stays good. */
export function linkAccount({
  state,
  user,
  body,
  now,
  newId,
}: Pick<MockCall<'linkCommunityAccount'>, 'state' | 'user' | 'body' | 'now' | 'newId'>): Result {
  const reading = readMeldCode(state, body.discordId, now);
  if ('Status' in reading) return reading;
  const { discordId, username, avatar } = reading;
  if (user.community !== null) {
    return refused('Your account is linked to a community account already. Break that link first.');
  }
  if (state.people.some(({ community }) => community?.discordId === discordId)) {
    return refused(
      'This community account is linked to another shop account. Break the link there first.',
    );
  }
  user.community = { discordId, username, avatar };
  state.members.push({
    id: newId(),
    userId: user.userId,
    email: user.email,
    discordId,
    discordUsername: username,
    rolesWanted: [],
    rolesGranted: [],
    problem: null,
    dateChecked: now.toISOString(),
    dateCreated: now.toISOString(),
  });
  for (const code of state.meldCodes) {
    if (code.discordId === discordId) code.used = true;
  }
  const Reason = 'Your community account is linked. Your roles there follow in a moment.';
  return { Status: 'SUCCESS', Reason };
}

export function breakLink({ state, user }: Pick<MockCall<'breakCommunityLink'>, 'state' | 'user'>) {
  if (user.community === null) {
    return refused('Your account is not linked to a community account.');
  }
  user.community = null;
  state.members = state.members.filter(({ userId }) => userId !== user.userId);
  const Reason = 'The link is broken. Roles you bought there are taken away.';
  return { Status: 'SUCCESS' as const, Reason };
}
