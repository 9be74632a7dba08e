import type { components } from '@spindle/sdk/schema';
import type { LinkOutcome } from './link-account.ts';
import {
  linked,
  customerLinked,
  memberLinked,
  linkUsed,
  linkExpired,
  linkUnknown,
  linkBroken,
  notLinked,
} from '@spindle/sdk/domain/community/link';
import { presentRefusal, type Refusal } from '@spindle/sdk/domain/refusal';

type Schemas = components['schemas'];

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
