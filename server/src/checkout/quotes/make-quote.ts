import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import { quoteParcels } from '@spindle/sdk/domain/checkout/shipping-quotes';
import { parcelsOf } from '@spindle/sdk/domain/shipping/parcels';
import { validateParcelSize, type NamedLine } from '@spindle/sdk/domain/shipping/validate-parcel';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../../database/base.ts';
import type { Services } from '../../services.ts';
import { rateId } from './cached-rates.ts';
import { readRates, type RateQuestion } from './read-rates.ts';

type Quote = components['schemas']['ShippingQuote'];

/**
 * Computes the current shipping price and delivery date for these items, or the reason why no
 * carrier accepts them. Returns null if nothing needs shipping.
 */
export async function makeQuote(
  services: Services,
  lines: readonly NamedLine[],
  question: RateQuestion,
): Promise<Quote | CheckoutRejection | null> {
  const oversize = validateParcelSize(lines);
  if (oversize !== null) return oversize;
  const parcels = parcelsOf(lines);
  // identical parcels share one request
  const alike = new Map(parcels.map((parcel) => [rateId(parcel, question.to), parcel]));
  const entries = await Promise.all(
    Array.from(
      alike,
      async ([id, parcel]) => [id, await readRates(services, parcel, question)] as const,
    ),
  );
  const ratesById = new Map(entries);
  const known = parcels.map((parcel) => ratesById.get(rateId(parcel, question.to)) ?? null);
  const { business } = services.config;
  const terms = { ...business, quoteId: newId(), now: services.now() };
  return quoteParcels(parcels, known, terms);
}
