import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import { textOf, type FormValues } from '../ui/form-values.ts';
import type { BulkInput } from './selection.ts';

/** The ways to change prices, with their labels. */
export const changes = {
  percent: {
    name: 'By percentage',
    label: 'Percent',
    unit: '%',
    hint: 'Use a minus sign to lower prices. Example: -10 changes $50.00 to $45.00',
  },
  difference: {
    name: 'By amount',
    label: 'Amount',
    unit: '$',
    hint: 'Use a minus sign to lower prices. Example: -2.50 changes $50.00 to $47.50',
  },
  price: {
    name: 'To a fixed price',
    label: 'New price',
    unit: '$',
    hint: 'US dollars before tax. Applies to all selected items.',
  },
} as const;

type Change = keyof typeof changes;

const isChange = (value: unknown): value is Change =>
  typeof value === 'string' && Object.hasOwn(changes, value);

export const changeOf = ({ change }: FormValues): Change => (isChange(change) ? change : 'percent');

/** The limits in the contract. */
const percentages = { least: -99, most: 1_000 };
const MAX_DIFFERENCE = 99_999_999;
const dollars = /^\d{1,7}(\.\d{1,2})?$/;

/** Parses the input, or returns null if it is invalid. */
export function readChange(values: FormValues): BulkInput | null {
  const change = changeOf(values);
  const text = textOf(values['typed']).replace(/^[−–]/, '-').replace(/^\+/, '');
  if (change === 'percent') {
    const percent = Number(text);
    const within = percent >= percentages.least && percent <= percentages.most;
    return /^-?\d+(\.\d+)?$/.test(text) && percent !== 0 && within ? { percent } : null;
  }
  const digits = text.replace(/^-/, '');
  if (!dollars.test(digits)) return null;
  if (change === 'price') return digits === text ? { price: text } : null;
  const cents = parsePrice(digits);
  if (cents === 0 || cents > MAX_DIFFERENCE) return null;
  return { difference: digits === text ? cents : -cents };
}
