import type { Rejection } from '../rejection.ts';
import { notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

interface SubscribableFacts {
  title: string;
  subscription: boolean;
  /** On sale, whatever its count. */
  buyable: boolean;
  available: number;
  /** What the shop shows; cents. */
  priceCents: number;
  /** What the payment provider would charge; null where nothing is published. */
  chargedCents: number | null;
}

/** Why nobody can subscribe to an item; null where they can. */
export function validateSubscribing({ title, ...item }: SubscribableFacts): Rejection | null {
  if (!item.subscription) return notSubscribed(title);
  if (!item.buyable) return notOnSale(title);
  if (item.available <= 0) return soldOut(title);
  return item.chargedCents === item.priceCents ? null : priceChanging(title);
}
