import type { components } from '../../src/schema.d.ts';
import {
  linked,
  customerLinked,
  memberLinked,
  linkUsed,
  linkExpired,
  linkNotFound,
  linkBroken,
  notLinked,
} from './link.ts';
import { presentRejection, type Rejection } from '../rejection.ts';

type Schemas = components['schemas'];

export type LinkOutcome =
  | 'LINKED'
  /** This customer is linked to another community account. */
  | 'CUSTOMER_LINKED'
  /** Another customer is linked to this community account. */
  | 'MEMBER_LINKED'
  | 'USED'
  | 'EXPIRED'
  | 'UNKNOWN';

interface MeldCode {
  used: boolean;
  expiresAt: Date | string;
}

/** Returns the code if it is valid, or why it isn't. */
export function checkMeldCode<Code extends MeldCode>(
  code: Code | null | undefined,
  now: Date,
): Code | 'USED' | 'EXPIRED' | 'UNKNOWN' {
  if (!code) return 'UNKNOWN';
  if (code.used) return 'USED';
  return new Date(code.expiresAt) <= now ? 'EXPIRED' : code;
}

interface CommunityAccount {
  username: string;
  avatarUrl: string | null;
}

export function presentAccount(account: CommunityAccount | null): Schemas['CommunityLink'] {
  return {
    DiscordUsername: account?.username ?? null,
    DiscordAvatar: account?.avatarUrl ?? null,
  };
}

export const linkRejections: Record<Exclude<LinkOutcome, 'LINKED'>, Rejection> = {
  CUSTOMER_LINKED: customerLinked,
  MEMBER_LINKED: memberLinked,
  USED: linkUsed,
  EXPIRED: linkExpired,
  UNKNOWN: linkNotFound,
};

export function presentLink(outcome: LinkOutcome): Schemas['Result'] {
  if (outcome === 'LINKED') return { Status: 'SUCCESS', Reason: linked };
  return presentRejection(linkRejections[outcome]);
}

export function presentBroken(broken: boolean): Schemas['Result'] {
  return broken ? { Status: 'SUCCESS', Reason: linkBroken } : presentRejection(notLinked);
}
