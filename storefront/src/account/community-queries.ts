import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type CommunityLink = components['schemas']['CommunityLink'];

export const unlinked: CommunityLink = { DiscordUsername: null, DiscordAvatar: null };

export function communityLinkQuery() {
  return queryOptions(reads.get('/api/user/discord'));
}

/** Loads which community account a one-time link belongs to. */
export function linkPreviewQuery(code: string) {
  return queryOptions({
    ...reads.get('/api/user/discordCode/{code}', { params: { path: { code } } }),
    retry: false,
    staleTime: 0,
  });
}
