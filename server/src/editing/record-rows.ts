import type { AttributeRow } from './attribute-row.ts';

interface RecordRow {
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  listing_order_weight: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A catalog or a section as stored. */
export interface GroupRow extends RecordRow {
  external: boolean;
  link: string | null;
}

/** An item or an element with its attributes in order. */
export interface MemberRow extends RecordRow {
  subscription: boolean;
  digital: boolean;
  subscription_link: string | null;
  attributes: AttributeRow[];
}

const recordColumns = [
  'title',
  'description',
  'image',
  'image_alt',
  'enabled',
  'expired',
  'locked',
  'listing_order_weight',
  'version',
  'created_at',
  'updated_at',
] as const;

/** Columns of a group, without its id. */
export const groupColumns = [...recordColumns, 'external', 'link'] as const;

/** Columns of a member, without its ids and attributes. */
export const memberColumns = [
  ...recordColumns,
  'subscription',
  'digital',
  'subscription_link',
] as const;
