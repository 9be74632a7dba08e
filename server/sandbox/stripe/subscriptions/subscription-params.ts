import { z } from 'zod';
import { boolean, integer, metadata } from '../api/params.ts';

const quantity = integer.pipe(z.number().min(1).max(999_999));

const behavior = {
  automatic_tax: z.object({ enabled: boolean }).optional(),
  cancel_at: z.union([z.enum(['', 'min_period_end', 'max_period_end']), integer]).optional(),
  cancel_at_period_end: boolean.optional(),
  default_payment_method: z.string().optional(),
  description: z.string().max(500).optional(),
  metadata: metadata.optional(),
  proration_behavior: z
    .enum(['always_invoice', 'create_prorations', 'none'])
    .default('create_prorations'),
};

export const createParams = z.object({
  ...behavior,
  customer: z.string(),
  items: z
    .array(
      z.object({ price: z.string(), quantity: quantity.optional(), metadata: metadata.optional() }),
    )
    .min(1)
    .max(20),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
});

const cancellationDetails = z
  .object({
    comment: z.string().exactOptional(),
    feedback: z
      .enum([
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ])
      .exactOptional(),
  })
  .optional();

export const updateParams = z.object({
  ...behavior,
  cancellation_details: cancellationDetails,
  items: z
    .array(
      z.object({
        id: z.string().exactOptional(),
        price: z.string().exactOptional(),
        quantity: quantity.exactOptional(),
      }),
    )
    .max(20)
    .optional(),
});
export type UpdateParams = z.infer<typeof updateParams>;

export const cancelParams = z.object({
  cancellation_details: cancellationDetails,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});
