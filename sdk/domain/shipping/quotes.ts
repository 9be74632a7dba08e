import type { LabelRate } from './label-rates.ts';

/** A way to ship a parcel that the customer may choose. */
export interface ParcelRate extends LabelRate {
  preference: 'Standard' | 'Express';
}

/** The cheapest way, and the fastest where it is faster; none where no carrier goes. */
export function cheapestAndFastest(rates: readonly LabelRate[]): ParcelRate[] {
  const [cheapest, ...others] = rates.toSorted((a, b) => a.cents - b.cents);
  if (cheapest === undefined) return [];
  // Of two as fast the cheaper: sorting keeps their order.
  const [fastest] = others.toSorted((a, b) => transit(a) - transit(b));
  const standard: ParcelRate = { preference: 'Standard', ...cheapest };
  return fastest === undefined || transit(fastest) >= transit(cheapest)
    ? [standard]
    : [standard, { preference: 'Express', ...fastest }];
}

const transit = ({ days }: LabelRate) => days ?? Number.MAX_SAFE_INTEGER;

/** As people call it: `USPS Ground Advantage`, of `GroundAdvantage`. */
export const serviceName = (carrier: string, service: string) =>
  `${carrier} ${service.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
