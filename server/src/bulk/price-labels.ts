import type { Verdict } from '@spindle/sdk/domain/bulk/verdicts';
import { Failure } from '@spindle/sdk/contract/failure';
import { rejection } from '@spindle/sdk/domain/rejection';
import { chooseRate, labelWouldCost, noRates } from '@spindle/sdk/domain/shipping/label-rates';
import { listLabelRates } from '../shipping/list-label-rates.ts';
import type { Services } from '../services.ts';

/** More concurrent calls from one shop would only make the carrier slower. */
const AT_ONCE = 8;

/** Adds the current price of each label. A label without a price can't be bought. */
export async function priceLabels(
  services: Services,
  verdicts: readonly Verdict[],
): Promise<Verdict[]> {
  const priced = [...verdicts];
  const waiting = priced.entries();
  async function askOn(): Promise<void> {
    for (const [at, verdict] of waiting) {
      if (verdict.rejection === null) priced[at] = await priceOne(services, verdict);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return priced;
}

async function priceOne(services: Services, verdict: Verdict): Promise<Verdict> {
  try {
    const offer = await listLabelRates(services, verdict.id);
    if ('rejection' in offer) return { ...verdict, rejection: offer.rejection };
    const { parcels, preference } = offer;
    const rates = parcels.flatMap(({ shipment }) => chooseRate(shipment.rates, preference) ?? []);
    if (rates.length < parcels.length) return { ...verdict, rejection: noRates };
    const cents = rates.reduce((sum, rate) => sum + rate.cents, 0);
    const service = [...new Set(rates.map((rate) => rate.service))].join(', ');
    return { ...verdict, reason: labelWouldCost({ service, cents }), cents };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...verdict, rejection: rejection(error.code, error.reason) };
  }
}
