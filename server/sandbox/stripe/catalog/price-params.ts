import { z } from 'zod';
import { boolean, integer, metadata } from '../api/params.ts';

export const priceData = z.object({
  currency: z.string().regex(/^[a-zA-Z]{3}$/, 'Invalid currency'),
  product: z.string().optional(),
  product_data: z
    .object({
      id: z.string().optional(),
      name: z.string().min(1),
      description: z.string().optional(),
      images: z.array(z.string()).max(8).optional(),
      metadata: metadata.optional(),
      tax_code: z.string().optional(),
    })
    .optional(),
  unit_amount: integer.pipe(z.number().min(0).max(99_999_999)).optional(),
  unit_amount_decimal: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .optional(),
  recurring: z
    .object({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.pipe(z.number().min(1)).optional(),
      meter: z.string().optional(),
      usage_type: z.enum(['licensed', 'metered']).optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  active: boolean.optional(),
  lookup_key: z.string().optional(),
  nickname: z.string().optional(),
  metadata: metadata.optional(),
});

export type PriceData = z.infer<typeof priceData>;
