import { notFound } from '@spindle/sdk/contract/failure';
import type { CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { noSuch } from '@spindle/sdk/domain/records';
import { activeGroup, subscriptionPending } from '@spindle/sdk/domain/subscriptions/replies';
import type { SessionUser } from '../contract/session-user.ts';
import { query } from '../database/query.ts';
import { openPage } from '../payments/pages/open-page.ts';
import type { Overtaken } from '../payments/pages/page-kind.ts';
import { returnToPage, startPage, withdrawPage } from '../payments/pages/start-page.ts';
import type { Services } from '../services.ts';
import { draftSubscription } from './draft-subscription.ts';
import { loadStartState } from './read-start-basis.ts';
import { validateItem } from './validate-item.ts';
import { storePage } from './store-page.ts';
import { subscriptionPage } from './subscription-page.ts';
import { syncSubscription } from './sync-subscription.ts';

const repeats = {
  tries: 5,
  busy: 'You’re subscribing in another tab. Please try again.',
};

interface ItemKey {
  catalogId: string;
  itemId: string;
}

/**
 * Answers the page to subscribe on. The same item at the same price gets its open page again;
 * another item of the catalogue replaces it.
 * @throws Failure 404 for an item there is not, 503 when the provider does not answer
 */
export const startSubscription = (services: Services, user: SessionUser, key: ItemKey) =>
  startPage(() => attemptStart(services, user, key), repeats);

async function attemptStart(
  services: Services,
  user: SessionUser,
  key: ItemKey,
): Promise<CheckoutStart | Overtaken> {
  const em = services.orm.em.fork();
  const { item, address, page, active } = await loadStartState(em, user.id, key, services.now());
  if (item === null) throw notFound(noSuch('item'));
  const rejection = validateItem(item);
  if (rejection) return rejection;
  if (page?.state === 'AWAITING') {
    // its subscription may be known before its page is
    if (page.sessionId === null) return subscriptionPending;
    const start = await returnToPage(services, subscriptionPage, page);
    // a page of another plan or price may still be open
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
  const kept = page && (await withdrawPage(services, subscriptionPage, page));
  if (kept) return kept;
  const replacedId = page?.id ?? null;
  const stored = await em.fork().transactional((tx) => storePage(tx, draft, { replacedId }));
  return stored === 'STORED' ? openPage(services, subscriptionPage, draft) : stored;
}

/** Asks the provider, so that an end whose event is late keeps nobody from coming back. */
async function hasEnded(services: Services, providerId: string): Promise<boolean> {
  await syncSubscription(services, providerId);
  const ended = await query(
    services.orm.em.fork(),
    'select 1 from subscriptions where provider_id = $1 and ended_at is not null',
    [providerId],
  );
  return ended.length > 0;
}
