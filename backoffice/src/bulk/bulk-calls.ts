import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { previewOnly } from '@spindle/sdk/react/intent-key';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads, shop } from '../providers/shop.ts';
import type { Selection } from './selection.ts';

type Schemas = components['schemas'];

export type Action = Schemas['BulkAction'];
export type Bulk = Schemas['Bulk'];
export type Result = Schemas['BulkResult'];
export type Preview = Schemas['BulkPreview'];

const LOOK_EVERY_MS = 1_000;

/** Loads the action's preview. Reloads whenever the dialog opens. */
export function previewQuery({ action, ids, input }: Pick<Selection, 'action' | 'ids' | 'input'>) {
  return queryOptions({
    // This isn't the SDK's read, because the call is a POST.
    queryKey: ['bulk-preview', action, ids, input],
    queryFn: async ({ signal }): Promise<Preview> => {
      const body = { action, ids, preview: true, ...(input && { input }) };
      const params = { header: previewOnly() };
      const reply = await replyOf(
        shop.POST('/api/admin/bulk', { body, params, ...asJson, signal }),
      );
      return 'results' in reply ? reply : { results: [] };
    },
    gcTime: 0,
    retry: false,
    // Keeps the quoted prices unchanged while the user reads them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Loads the progress repeatedly until the job has finished. */
export function bulkQuery(id: string) {
  return queryOptions({
    ...reads.get('/api/admin/bulk/{id}', { params: { path: { id } } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY_MS : false),
  });
}
