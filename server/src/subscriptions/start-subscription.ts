import { notFound, unavailable } from '@spindle/sdk/contract/failure';
import type { CheckoutRefusal, CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { noSuch } from '@spindle/sdk/domain/records';
import { activeGroup, subscriptionPending } from '@spindle/sdk/domain/subscriptions/replies';
import type { Standing } from '../checkout/settle-checkout.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { draftAttempt } from './draft-attempt.ts';
import { openPage } from './open-page.ts';
import { readStartBasis } from './read-start-basis.ts';
import { ofRefusedPage, refuseItem } from './refuse-item.ts';
import { settlePage } from './settle-page.ts';
import { storeAttempt } from './store-attempt.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withdrawPage } from './withdraw-page.ts';

const MOST_TRIES = 5;

/**
 * Answers the page to subscribe on. The same item at the same price gets its open page again;
 * another item of the catalogue replaces it.
 * @throws Failure 404 for an item there is not, 503 when the provider does not answer
 */
export async function startSubscription(
  services: Services,
  user: SessionUser,
  key: { catalogId: string; itemId: string },
): Promise<CheckoutStart> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const start = await tryToStart(services, user, key);
    if (start !== 'OVERTAKEN') return start;
  }
  throw unavailable('This is being subscribed to in another window. Please try again.');
}

/** OVERTAKEN: another tab or the provider has changed something meanwhile, so start over. */
async function tryToStart(
  services: Services,
  user: SessionUser,
  key: { catalogId: string; itemId: string },
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const em = services.orm.em.fork();
  const { item, address, attempt, active } = await readStartBasis(em, user.id, key, services.now());
  if (item === null) throw notFound(noSuch('item'));
  const refusal = refuseItem(item);
  if (refusal) return refusal;
  if (attempt?.state === 'AWAITING') {
    const standing = attempt.sessionId && (await settlePage(services, attempt.sessionId));
    return standing === 'ENDED' ? 'OVERTAKEN' : notAgain(standing === 'PAID' ? 'PAID' : 'AWAITING');
  }
  if (active) {
    return active.lapsed && (await hasEnded(services, active.providerId))
      ? 'OVERTAKEN'
      : activeGroup;
  }
  if (attempt && attempt.itemId === item.itemId && attempt.priceId === item.providerPriceId) {
    const standing =
      attempt.sessionId === null ? 'OPEN' : await settlePage(services, attempt.sessionId);
    if (standing === 'PAID' || standing === 'AWAITING') return notAgain(standing);
    if (standing !== 'OPEN') return 'OVERTAKEN';
    if (attempt.url !== null) return { url: attempt.url };
    const page = await openPage(services, { ...attempt, userId: user.id });
    return page === 'REFUSED' ? ofRefusedPage(item) : page;
  }
  const draft = await draftAttempt(services, user, { item, address });
  if ('reason' in draft) return draft;
  const replaced = attempt && (await withdrawPage(services, user.id, attempt));
  if (replaced === 'PAID' || replaced === 'AWAITING') return notAgain(replaced);
  if (replaced === 'OPEN') return 'OVERTAKEN';
  const replacedId = attempt?.id ?? null;
  const stored = await em.fork().transactional((tx) => storeAttempt(tx, draft, { replacedId }));
  if (stored === 'OVERTAKEN') return stored;
  const page = await openPage(services, draft);
  return page === 'REFUSED' ? ofRefusedPage(item) : page;
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

function notAgain(standing: Standing): CheckoutRefusal {
  return standing === 'PAID' ? activeGroup : subscriptionPending;
}
