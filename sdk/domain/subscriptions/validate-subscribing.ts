import type { Rejection } from '../rejection.ts';
import { notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

interface SubscribableFacts {
  title: string;
  subscription: boolean;
  /** Whether the item is for sale, regardless of stock. */
  buyable: boolean;
  available: number;
  /** Price shown in the shop, in cents. */
  priceCents: number;
  /** Price the payment provider would charge. Null if none is published. */
  chargedCents: number | null;
}

/** Returns why customers can't subscribe to an item, or null. */
export function validateSubscribing({ title, ...item }: SubscribableFacts): Rejection | null {
  if (!item.subscription) return notSubscribed(title);
  if (!item.buyable) return notOnSale(title);
  if (item.available <= 0) return soldOut(title);
  return item.chargedCents === item.priceCents ? null : priceChanging(title);
}
