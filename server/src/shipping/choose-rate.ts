import type { ShipmentRate } from '../gateways/easypost.ts';

/** The rate for what the customer chose: Express is the fastest, everything else the cheapest. */
export function chooseRate(
  rates: readonly ShipmentRate[],
  preference: string | null,
): ShipmentRate | undefined {
  const byPrice = rates.toSorted((a, b) => a.cents - b.cents);
  if (preference !== 'Express') return byPrice[0];
  return byPrice.toSorted((a, b) => transit(a) - transit(b))[0];
}

const transit = ({ days }: ShipmentRate) => days ?? Number.MAX_SAFE_INTEGER;
