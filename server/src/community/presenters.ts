import type { components } from '@spindle/sdk/schema';
import type { LinkOutcome } from './link-account.ts';

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

const refused = (Reason: string): Schemas['Result'] => ({ Status: 'ERROR', Reason });

export const linkReplies: Record<LinkOutcome, Schemas['Result']> = {
  LINKED: {
    Status: 'SUCCESS',
    Reason: 'Your community account is linked. Your roles there follow in a moment.',
  },
  CUSTOMER_LINKED: refused(
    'Your account is linked to a community account already. Break that link first.',
  ),
  MEMBER_LINKED: refused(
    'This community account is linked to another shop account. Break the link there first.',
  ),
  USED: refused('This link was used already. Type /meld in the community to get another.'),
  EXPIRED: refused('This link is too old. Type /meld in the community to get another.'),
  UNKNOWN: refused('This link is not known. Type /meld in the community to get another.'),
};

export function presentBroken(broken: boolean): Schemas['Result'] {
  return broken
    ? { Status: 'SUCCESS', Reason: 'The link is broken. Roles you bought there are taken away.' }
    : refused('Your account is not linked to a community account.');
}
