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
  .transform((given) => ({
    id: given.id,
    service: serviceName(given.carrier, given.service),
    cents: Math.round(Number(given.rate) * 100),
    days: given.delivery_days ?? given.est_delivery_days ?? null,
  }));

/** The parts of a shipment that the shop needs. */
export const shipmentSchema = z
  .object({
    id: z.string(),
    reference: z.string().nullish(),
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
  .transform((given) => ({
    id: given.id,
    reference: given.reference ?? null,
    ounces: given.parcel?.weight ?? null,
    rates: given.rates ?? [],
    complaints: (given.messages ?? []).map(({ message }) => message),
    trackerId: given.tracker?.id ?? null,
    refundStatus: given.refund_status ?? null,
    label:
      given.tracking_code && given.postage_label
        ? {
            trackingNumber: given.tracking_code,
            url: given.postage_label.label_pdf_url ?? given.postage_label.label_url,
            formUrl: given.forms?.find((form) => form.form_url)?.form_url ?? null,
            trackingUrl: given.tracker?.public_url ?? null,
            rate: given.selected_rate ?? null,
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
  .transform((given) => ({
    shipmentId: given.shipment_id ?? null,
    status: given.status,
    url: given.public_url ?? null,
    at: new Date(given.tracking_details?.at(-1)?.datetime ?? given.updated_at),
  }));

/** A provider error that would occur again if the call were repeated. */
export const rejectionSchema = z.object({
  statusCode: z.literal([400, 402, 403, 404, 422]),
  message: z.string(),
});
