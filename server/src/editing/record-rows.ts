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

/** A catalogue or a section as the database has it. */
export interface GroupRow extends RecordRow {
  external: boolean;
  link: string | null;
}

/** An item or an element with its attributes, in their order. */
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

/** What is read of a group besides its id. */
export const groupColumns = [...recordColumns, 'external', 'link'] as const;

/** What is read of a member besides its ids and its attributes. */
export const memberColumns = [
  ...recordColumns,
  'subscription',
  'digital',
  'subscription_link',
] as const;
