import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';
import type { MeldCode, ShopState } from '../state.ts';
import {
  linkUsed,
  linkExpired,
  linkUnknown,
  customerLinked,
  memberLinked,
  linked,
  notLinked,
  linkBroken,
} from '../../domain/community/link.ts';
import { presentRefusal, type Refusal } from '../../domain/refusal.ts';

type Result = components['schemas']['Result'];

/** Whom a code stands for, or why it is no good. */
export function readMeldCode(
  { meldCodes }: ShopState,
  code: string,
  now: Date,
): MeldCode | Refusal {
  const known = meldCodes.find((one) => one.code === code);
  if (known === undefined) return linkUnknown;
  if (known.used) return linkUsed;
  return new Date(known.expiresAt) <= now ? linkExpired : known;
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
  if ('reason' in reading) return presentRefusal(reading);
  const { discordId, username, avatar } = reading;
  if (user.community !== null) {
    return presentRefusal(customerLinked);
  }
  if (state.people.some(({ community }) => community?.discordId === discordId)) {
    return presentRefusal(memberLinked);
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
  const Reason = linked;
  return { Status: 'SUCCESS', Reason };
}

export function breakLink({ state, user }: Pick<MockCall<'breakCommunityLink'>, 'state' | 'user'>) {
  if (user.community === null) {
    return presentRefusal(notLinked);
  }
  user.community = null;
  state.members = state.members.filter(({ userId }) => userId !== user.userId);
  const Reason = linkBroken;
  return { Status: 'SUCCESS' as const, Reason };
}
