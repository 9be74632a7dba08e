/** What a carrier offers for a parcel. */
export interface LabelRate {
  /** As the carrier calls it: `USPS Priority`. */
  service: string;
  cents: number;
  /** In transit, as the carrier estimates it. */
  days: number | null;
}

/** The rate for what the customer chose: Express is the fastest, everything else the cheapest. */
export function chooseRate<Rate extends Pick<LabelRate, 'cents' | 'days'>>(
  rates: readonly Rate[],
  preference: string | null,
): Rate | undefined {
  const byPrice = rates.toSorted((a, b) => a.cents - b.cents);
  if (preference !== 'Express') return byPrice[0];
  return byPrice.toSorted((a, b) => transit(a) - transit(b))[0];
}

const transit = ({ days }: Pick<LabelRate, 'days'>) => days ?? Number.MAX_SAFE_INTEGER;

/** Why a label is not bought at a rate; null where it may be. `mostCents` null: at any price. */
export function refusePrice(
  { service, cents }: Pick<LabelRate, 'service' | 'cents'>,
  mostCents: number | null,
): string | null {
  if (mostCents === null || cents <= mostCents) return null;
  return `${service} costs ${dollars(cents)}, and at most ${dollars(mostCents)} may be spent. Look at the prices again.`;
}

export const rateGone = 'This price is not offered any more. Look at the prices again.';
export const boughtByOther =
  'Somebody else is buying it just now. Look at the order again in a moment.';
export const noRates = 'There are no rates for it.';

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
