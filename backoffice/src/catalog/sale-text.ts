import { formatDollars } from '../ui/format.ts';
import type { ShopTime } from '../ui/shop-time.ts';
import type { Tone } from '../ui/tones.ts';

interface Sale {
  /** Dollars, like the sale price. */
  price: number;
  salePrice: number;
  /** ISO 8601. If null, the sale starts right away. */
  saleStarts: string | null;
  saleEnds: string;
}

/** Describes what customers see during a sale, and its dates. */
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
