import { asJson } from '@spindle/sdk/client';
import type { Wording } from '@spindle/sdk/domain/emails/wording';
import { replyOf } from '@spindle/sdk/errors';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reads, shop } from '../providers/shop.ts';

export const emailsQuery = queryOptions({
  ...reads.get('/api/admin/emails'),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Renders texts that aren't saved. */
export const previewQuery = (kind: string, { subject, opening }: Wording) =>
  queryOptions({
    // Doesn't use the SDK's reads, because this call is a POST.
    queryKey: ['email-preview', kind, subject, opening],
    queryFn: ({ signal }) =>
      replyOf(
        shop.POST('/api/admin/emails/{kind}/preview', {
          params: { path: { kind } },
          body: { subject, opening },
          ...asJson,
          signal,
        }),
      ),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
