import type { components } from '@spindle/sdk/schema';

export interface ReleaseRow {
  id: string;
  catalogId: string;
  itemId: string;
  number: number;
  name: string;
  files: number;
  /** The database returns 64-bit integers as strings. */
  bytes: string;
  active: boolean;
  uploadedBy: string | null;
  createdAt: Date;
  activatedAt: Date | null;
}

export const releaseColumns = [
  'r.id',
  'r.catalog_id as catalogId',
  'r.item_id as itemId',
  'r.number',
  'r.name',
  'r.files',
  'r.bytes',
  'r.active',
  'r.uploaded_by as uploadedBy',
  'r.created_at as createdAt',
  'r.activated_at as activatedAt',
] as const;

export function presentRelease(row: ReleaseRow): components['schemas']['Release'] {
  return {
    id: row.id,
    catalogId: row.catalogId,
    catalogItemId: row.itemId,
    number: row.number,
    name: row.name,
    active: row.active,
    files: row.files,
    bytes: Number(row.bytes),
    uploadedBy: row.uploadedBy,
    dateCreated: row.createdAt.toISOString(),
    dateActivated: row.activatedAt?.toISOString() ?? null,
  };
}
