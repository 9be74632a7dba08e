import type { components } from '../../src/schema.d.ts';
import {
  linked,
  customerLinked,
  memberLinked,
  linkUsed,
  linkExpired,
  linkUnknown,
  linkBroken,
  notLinked,
} from './link.ts';
import { presentRefusal, type Refusal } from '../refusal.ts';

type Schemas = components['schemas'];

export type LinkOutcome =
  | 'LINKED'
  /** This customer has another community account. */
  | 'CUSTOMER_LINKED'
  /** Another customer has this community account. */
  | 'MEMBER_LINKED'
  | 'USED'
  | 'EXPIRED'
  | 'UNKNOWN';

interface Shown {
  username: string;
  avatarUrl: string | null;
}

export function presentAccount(account: Shown | null): Schemas['CommunityLink'] {
  return {
    DiscordUsername: account?.username ?? null,
    DiscordAvatar: account?.avatarUrl ?? null,
  };
}

export const linkRefusals: Record<Exclude<LinkOutcome, 'LINKED'>, Refusal> = {
  CUSTOMER_LINKED: customerLinked,
  MEMBER_LINKED: memberLinked,
  USED: linkUsed,
  EXPIRED: linkExpired,
  UNKNOWN: linkUnknown,
};

export function presentLink(outcome: LinkOutcome): Schemas['Result'] {
  if (outcome === 'LINKED') return { Status: 'SUCCESS', Reason: linked };
  return presentRefusal(linkRefusals[outcome]);
}

export function presentBroken(broken: boolean): Schemas['Result'] {
  return broken ? { Status: 'SUCCESS', Reason: linkBroken } : presentRefusal(notLinked);
}
