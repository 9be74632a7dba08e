import { z } from 'zod';
import { serviceName } from '@spindle/sdk/domain/shipping/quotes';

const rate = z
  .object({
    id: z.string(),
    carrier: z.string(),
    service: z.string(),
    rate: z.string(),
    delivery_days: z.number().nullish(),
    est_delivery_days: z.number().nullish(),
  })
  .transform((input) => ({
    id: input.id,
    service: serviceName(input.carrier, input.service),
    cents: Math.round(Number(input.rate) * 100),
    days: input.delivery_days ?? input.est_delivery_days ?? null,
  }));

/** The parts of a shipment that the shop needs. */
export const shipmentSchema = z
  .object({
    id: z.string(),
    reference: z.string().nullish(),
    created_at: z.string().nullish(),
    parcel: z.object({ weight: z.number() }).nullish(),
    rates: z.array(rate).nullish(),
    messages: z.array(z.object({ message: z.string() })).nullish(),
    tracking_code: z.string().nullish(),
    selected_rate: rate.nullish(),
    refund_status: z.string().nullish(),
    tracker: z.object({ id: z.string(), public_url: z.string().nullish() }).nullish(),
    forms: z
      .array(
        z.object({
          form_url: z.string().nullish(),
          submitted_electronically: z.boolean().nullish(),
        }),
      )
      .nullish(),
    postage_label: z
      .object({ label_url: z.string(), label_pdf_url: z.string().nullish() })
      .nullish(),
  })
  .transform((input) => ({
    id: input.id,
    reference: input.reference ?? null,
    createdAt: input.created_at ? new Date(input.created_at) : null,
    ounces: input.parcel?.weight ?? null,
    rates: input.rates ?? [],
    complaints: (input.messages ?? []).map(({ message }) => message),
    trackerId: input.tracker?.id ?? null,
    refundStatus: input.refund_status ?? null,
    label:
      input.tracking_code && input.postage_label
        ? {
            trackingNumber: input.tracking_code,
            url: input.postage_label.label_pdf_url ?? input.postage_label.label_url,
            formUrl: input.forms?.find((form) => form.form_url)?.form_url ?? null,
            trackingUrl: input.tracker?.public_url ?? null,
            rate: input.selected_rate ?? null,
          }
        : null,
  }));

export const trackerSchema = z
  .object({
    shipment_id: z.string().nullish(),
    status: z.string(),
    public_url: z.string().nullish(),
    updated_at: z.string(),
    tracking_details: z.array(z.object({ datetime: z.string() })).nullish(),
  })
  .transform((input) => ({
    shipmentId: input.shipment_id ?? null,
    status: input.status,
    url: input.public_url ?? null,
    at: new Date(input.tracking_details?.at(-1)?.datetime ?? input.updated_at),
  }));

/** A provider error that would occur again if the call were repeated. */
export const rejectionSchema = z.object({
  statusCode: z.literal([400, 402, 403, 404, 422]),
  message: z.string(),
});
