import { formatDollars } from '../ui/format.ts';
import type { ShopTime } from '../ui/shop-time.ts';
import type { Tone } from '../ui/tones.ts';

interface Sale {
  /** Dollars, like the sale price. */
  price: number;
  salePrice: number;
  /** ISO 8601. Null starts it at once. */
  saleStarts: string | null;
  saleEnds: string;
}

/** Says what customers see of a sale, and when. */
export function saleText({ price, salePrice, saleStarts, saleEnds }: Sale, time: ShopTime): string {
  const from = saleStarts === null ? 'now' : time.exact(saleStarts);
  const prices = `${formatDollars(salePrice)} instead of ${formatDollars(price)}`;
  return `${prices}, from ${from} until ${time.exact(saleEnds)}.`;
}

export const saleStates: Record<'on' | 'coming' | 'ended', { label: string; tone: Tone }> = {
  on: { label: 'Active', tone: 'done' },
  coming: { label: 'Scheduled', tone: 'waiting' },
  ended: { label: 'Ended', tone: 'plain' },
};
