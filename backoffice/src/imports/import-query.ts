import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

type Schemas = components['schemas'];

export type Import = Schemas['Import'];
export type ImportSummary = Schemas['ImportSummary'];
export type ImportMapping = Schemas['ImportMapping'];

const LOOK_EVERY_MS = 1_000;

export const isUnderWay = ({ state }: Pick<ImportSummary, 'state'>): boolean =>
  state === 'reading' || state === 'applying';

/** Loads an import repeatedly while it is read or applied. */
export const importQuery = (id: string) =>
  queryOptions({
    ...reads.get('/api/admin/imports/{id}', { params: { path: { id } } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });

export const importsQuery = queryOptions(reads.get('/api/admin/imports', {}));
