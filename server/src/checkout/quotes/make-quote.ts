import { choicesOf } from '@spindle/sdk/domain/shipping/choices';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { parcelsOf } from '@spindle/sdk/domain/shipping/parcels';
import {
  refuseOversize,
  refuseParcels,
  type NamedLine,
} from '@spindle/sdk/domain/shipping/refuse-parcel';
import { quoteOf, QUOTED_MS } from '@spindle/sdk/domain/shipping/shown-quote';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../../database/base.ts';
import type { Services } from '../../services.ts';
import { rateId } from './known-rates.ts';
import { readRates, type RateQuestion } from './read-rates.ts';

type Quote = components['schemas']['ShippingQuote'];

/**
 * What it costs by now to send that, and when it comes, or why no carrier takes it; null where
 * nothing of it is shipped.
 */
export async function makeQuote(
  services: Services,
  lines: readonly NamedLine[],
  question: RateQuestion,
): Promise<Quote | CheckoutRefusal | null> {
  const { fallbackShipping, shipWithinWorkingDays, timeZone } = services.config.business;
  const parcels = parcelsOf(lines);
  if (parcels.length === 0) return null;
  const oversize = refuseOversize(lines);
  if (oversize !== null) return oversize;
  // parcels that are alike are asked about once
  const alike = new Map(parcels.map((parcel) => [rateId(parcel, question.to), parcel]));
  const entries = await Promise.all(
    Array.from(
      alike,
      async ([id, parcel]) => [id, await readRates(services, parcel, question)] as const,
    ),
  );
  const ratesById = new Map(entries);
  const known = parcels.map((parcel) => ratesById.get(rateId(parcel, question.to)) ?? null);
  const refusal = refuseParcels(
    parcels,
    known.map((one) => one?.rates ?? null),
  );
  if (refusal !== null) return refusal;
  const now = services.now();
  const estimatedUntil = new Date(now.getTime() + QUOTED_MS);
  const ends = known.map((rates) => (rates?.expiresAt ?? estimatedUntil).getTime());
  return quoteOf({
    quoteId: newId(),
    now,
    timeZone,
    validUntil: new Date(Math.min(...ends)),
    shipWithinWorkingDays,
    choices: choicesOf(
      parcels.map((parcel, at) => ({ ...parcel, rates: known[at]?.rates ?? [] })),
      fallbackShipping,
    ),
  });
}
