import { notFound } from '@spindle/sdk/contract/failure';
import type { CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { noSuch } from '@spindle/sdk/domain/records';
import { activeGroup, subscriptionPending } from '@spindle/sdk/domain/subscriptions/replies';
import type { SessionUser } from '../contract/session-user.ts';
import { query } from '../database/query.ts';
import { openPage } from '../payments/pages/open-page.ts';
import type { Superseded } from '../payments/pages/page-kind.ts';
import { returnToPage, startPage, withdrawPage } from '../payments/pages/start-page.ts';
import { requireSellable } from '../payments/require-sellable.ts';
import type { Services } from '../services.ts';
import { draftSubscription } from './draft-subscription.ts';
import { loadStartState } from './load-start-state.ts';
import { validateItem } from './validate-item.ts';
import { storePage } from './store-page.ts';
import { subscriptionPage } from './subscription-page.ts';
import { syncSubscription } from './sync-subscription.ts';

const repeats = {
  tries: 5,
  busy: "You're subscribing in another tab. Please try again.",
};

interface ItemKey {
  catalogId: string;
  itemId: string;
}

/**
 * Returns the payment page for a subscription. The same item at the same price gets its open page
 * again. Another item in the catalog replaces the page.
 * @throws Failure 404 if the item does not exist, 503 if the provider does not respond
 */
export const startSubscription = (services: Services, user: SessionUser, key: ItemKey) =>
  startPage(() => attemptStart(services, user, key), repeats);

async function attemptStart(
  services: Services,
  user: SessionUser,
  key: ItemKey,
): Promise<CheckoutStart | Superseded> {
  requireSellable(services.config);
  const em = services.orm.em.fork();
  const { item, address, page, active } = await loadStartState(em, user.id, key, services.now());
  if (item === null) throw notFound(noSuch('item'));
  const rejection = validateItem(item);
  if (rejection) return rejection;
  if (page?.state === 'AWAITING') {
    // an event about the subscription may have arrived before the page's id was stored
    if (page.sessionId === null) return subscriptionPending;
    const start = await returnToPage(services, subscriptionPage, page);
    // the page may still be open, for another plan or price
    return start !== 'OVERTAKEN' && 'url' in start ? subscriptionPending : start;
  }
  if (active) {
    return active.lapsed && (await hasEnded(services, active.providerId))
      ? 'OVERTAKEN'
      : activeGroup;
  }
  if (page?.itemId === item.itemId && page.priceId === item.providerPriceId) {
    return returnToPage(services, subscriptionPage, page);
  }
  const draft = await draftSubscription(services, user, { item, address });
  if ('reason' in draft) return draft;
  const saved = page && (await withdrawPage(services, subscriptionPage, page));
  if (saved) return saved;
  const replacedId = page?.id ?? null;
  const stored = await em.fork().transactional((tx) => storePage(tx, draft, { replacedId }));
  return stored === 'STORED' ? openPage(services, subscriptionPage, draft) : stored;
}

/**
 * Asks the provider whether a subscription has ended, so that a late event does not prevent the
 * customer from resubscribing.
 */
async function hasEnded(services: Services, providerId: string): Promise<boolean> {
  await syncSubscription(services, providerId);
  const ended = await query(
    services.orm.em.fork(),
    'select 1 from subscriptions where provider_id = $1 and ended_at is not null',
    [providerId],
  );
  return ended.length > 0;
}
