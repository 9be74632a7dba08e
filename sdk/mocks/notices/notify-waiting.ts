import { emailsDue, NEXT_BATCH_DELAY_MS } from '../../domain/notices/emails-due.ts';
import { noticeEmail } from '../../domain/notices/notice-email.ts';
import { isOnSale } from '../../domain/notices/validate-notice.ts';
import { priceNow } from '../../domain/catalog/sale.ts';
import { priced } from '../catalog/items.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { findItem, isOf } from '../catalog/find-record.ts';
import type { AnyMockCall } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import { awaitedItem } from './awaited-item.ts';

/**
 * Notifies customers whose item is back in stock. Runs with each call, instead of the real shop's
 * job.
 */
export function notifyWaiting(call: Pick<AnyMockCall, 'state' | 'now' | 'origin' | 'plays'>): void {
  const { state, now } = call;
  for (const notice of state.notices) {
    const awaited = awaitedItem(call, notice);
    if (notice.notified !== null || awaited === undefined || !isOnSale(awaited)) continue;
    const item = findItem(state, notice);
    const notified = state.notices.flatMap((one) =>
      one.notified &&
      isOf(one, notice) &&
      now.getTime() - Date.parse(one.notified.at) < NEXT_BATCH_DELAY_MS
        ? [one.notified.after]
        : [],
    );
    const entries = state.stock.flatMap((one, position) =>
      isOf(one, notice) && position >= Math.min(...notified)
        ? [{ position: position + 1, onHandAfter: one.onHandAfter }]
        : [],
    );
    const counted = !item.digital && !item.subscription;
    if (counted && emailsDue({ available: awaited.available, notified, entries }) === 0) continue;
    const person = state.people.find(({ userId }) => userId === notice.userId);
    notice.notified = { at: now.toISOString(), after: state.stock.length };
    if (person === undefined) continue;
    const priceCents = fromDollars(priceNow(priced(item), now).price);
    const email = noticeEmail(
      { ...person, item: { ...item, priceCents, picture: null } },
      call.origin,
    );
    postEmail(call, person.email, email);
  }
}
