import { z } from 'zod';
import { attributeFile } from './types.ts';

/** Other items as `catalogId/catalogItemId`, each with the reason, or `""` if it is obvious. */
const related = z.record(z.string(), z.string()).default({});

/** The authored fields of an item. The rest is derived from them. */
const itemFile = z.strictObject({
  catalogItemId: z.string(),
  title: z.string(),
  description: z.string(),
  /** US dollars with two decimals. */
  price: z.string().regex(/^\d+\.\d\d$/),
  inventory: z.int(),
  reorderLevel: z.int().nullable().default(null),
  enabled: z.boolean().default(true),
  expired: z.boolean().default(false),
  locked: z.boolean().default(false),
  digital: z.boolean().default(false),
  /** The part number. */
  externalId: z.string().nullable().default(null),
  /** The billing period of a subscription: `/ month`. */
  terms: z.string().optional(),
  /** What a carrier and customs need to know about a shipped item. */
  parcel: z
    .strictObject({
      ounces: z.int(),
      /** Box dimensions in inches. */
      packed: z.string(),
      freight: z.boolean().default(false),
      hsCode: z.string().regex(/^\d{4}\.\d\d$/),
      origin: z.string().length(2),
    })
    .optional(),
  /** Alternative text of additional pictures, by the suffix of their file names. */
  pictures: z.record(z.string(), z.string()).default({}),
  video: z.strictObject({ id: z.string(), shows: z.string() }).optional(),
  /** Values by the names on the catalog's spec sheet. */
  spec: z.record(z.string(), z.string()),
  box: z.array(z.string()).default([]),
  note: z.string().optional(),
  facts: z.array(attributeFile).default([]),
  needs: related,
  fits: related,
  contains: related,
});

export const catalogFile = z.strictObject({
  catalogId: z.string(),
  title: z.string(),
  description: z.string(),
  enabled: z.boolean().default(true),
  locked: z.boolean().default(false),
  external: z.boolean().default(false),
  link: z.url().nullable().default(null),
  specSheet: z.array(
    z.strictObject({
      name: z.string(),
      unit: z.string().exactOptional(),
      facet: z.boolean(),
      column: z.boolean(),
    }),
  ),
  items: z.array(itemFile),
});

export type ItemFile = z.infer<typeof itemFile>;
