import type { LabelRate } from './label-rates.ts';

/** A carrier rate that customers can choose for a parcel. */
export interface ParcelRate extends LabelRate {
  preference: 'Standard' | 'Express';
}

/** Returns the cheapest rate, and the fastest if it is faster. Empty if there are no rates. */
export function cheapestAndFastest(rates: readonly LabelRate[]): ParcelRate[] {
  const [cheapest, ...others] = rates.toSorted((a, b) => a.cents - b.cents);
  if (cheapest === undefined) return [];
  // The sort is stable, so the cheaper of two equally fast rates comes first.
  const [fastest] = others.toSorted((a, b) => transit(a) - transit(b));
  const standard: ParcelRate = { preference: 'Standard', ...cheapest };
  return fastest === undefined || transit(fastest) >= transit(cheapest)
    ? [standard]
    : [standard, { preference: 'Express', ...fastest }];
}

const transit = ({ days }: LabelRate) => days ?? Number.MAX_SAFE_INTEGER;

/** Returns a service's name for people: `USPS Ground Advantage` for `GroundAdvantage`. */
export const serviceName = (carrier: string, service: string) =>
  `${carrier} ${service.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
