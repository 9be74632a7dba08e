import { z } from 'zod';
import { boolean, integer, metadata, shipping } from '../api/params.ts';
import { priceData } from '../catalog/price-params.ts';

const lineItem = z.object({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: integer.pipe(z.number().min(1).max(999_999_999)).default(1),
  metadata: metadata.optional(),
});

const estimate = z.object({
  unit: z.enum(['hour', 'day', 'business_day', 'week', 'month']),
  value: integer,
});

const shippingRateData = z.object({
  display_name: z.string().min(1),
  type: z.literal('fixed_amount').optional(),
  fixed_amount: z.object({ amount: integer.pipe(z.number().min(0)), currency: z.string() }),
  delivery_estimate: z
    .object({ minimum: estimate.optional(), maximum: estimate.optional() })
    .optional(),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  tax_code: z.string().optional(),
});
export type ShippingRateData = z.infer<typeof shippingRateData>;

const autoOrNever = z.enum(['auto', 'never']).default('never');

export const sessionParams = z.object({
  mode: z.enum(['payment', 'subscription', 'setup']).default('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: z
    .object({ address: autoOrNever, name: autoOrNever, shipping: autoOrNever })
    .optional(),
  currency: z.string().optional(),
  expires_at: integer.optional(),
  automatic_tax: z.object({ enabled: boolean }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  phone_number_collection: z.object({ enabled: boolean }).optional(),
  shipping_address_collection: z.object({ allowed_countries: z.array(z.string()) }).optional(),
  shipping_options: z
    .array(
      z.object({
        shipping_rate: z.string().optional(),
        shipping_rate_data: shippingRateData.optional(),
      }),
    )
    .max(5)
    .default([]),
  payment_intent_data: z
    .object({
      description: z.string().optional(),
      metadata: metadata.optional(),
      receipt_email: z.string().optional(),
      shipping: shipping.optional(),
    })
    .optional(),
  subscription_data: z
    .object({ description: z.string().max(500).optional(), metadata: metadata.optional() })
    .optional(),
  payment_method_types: z.array(z.string()).optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  metadata: metadata.optional(),
});
export type SessionParams = z.infer<typeof sessionParams>;
