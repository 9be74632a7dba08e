import { PAYABLE_MINUTES } from '@spindle/sdk/domain/checkout/payable';
import { ensureCustomer } from '../checkout/ensure-customer.ts';
import type { CheckoutRefusal, CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import type { Standing } from '../checkout/settle-checkout.ts';
import { toShipping } from '../checkout/to-shipping.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { notFound, unavailable } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { openPage } from './open-page.ts';
import { pageRequest } from './page-request.ts';
import {
  readStartBasis,
  type OpenAttempt,
  type StartBasis,
  type SubscribableItem,
} from './read-start-basis.ts';
import { ofRefusedPage, readPrice, refuseItem } from './refuse-item.ts';
import { settlePage } from './settle-page.ts';
import { storeAttempt } from './store-attempt.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withdrawPage } from './withdraw-page.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { activeGroup, subscriptionPending } from '@spindle/sdk/domain/subscriptions/replies';

const firstCheckMinutes = 5;
const mostTries = 5;

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
  for (let tries = 0; tries < mostTries; tries++) {
    const basis = await readStartBasis(services.orm.em.fork(), user.id, key, services.now());
    const started = await tryToStart(services, user, basis);
    if (started !== 'OVERTAKEN') return started;
  }
  throw unavailable('This is being subscribed to in another window. Please try again.');
}

async function tryToStart(
  services: Services,
  user: SessionUser,
  basis: StartBasis,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const { item, attempt, active } = basis;
  if (item === null) throw notFound(noSuch('item'));
  const refused = refuseItem(item);
  if (refused) return refused;
  if (attempt?.state === 'AWAITING') {
    const standing = attempt.sessionId && (await settlePage(services, attempt.sessionId));
    return standing === 'ENDED' ? 'OVERTAKEN' : notAgain(standing === 'PAID' ? 'PAID' : 'AWAITING');
  }
  if (active?.lapsed && (await hasEnded(services, active.providerId))) return 'OVERTAKEN';
  if (active) return activeGroup;
  if (attempt && attempt.itemId === item.itemId && attempt.priceId === item.providerPriceId) {
    return openAgain(services, user, item, attempt);
  }
  return startAnew(services, user, basis, item);
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

async function openAgain(
  services: Services,
  user: SessionUser,
  item: SubscribableItem,
  attempt: OpenAttempt,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const standing =
    attempt.sessionId === null ? 'OPEN' : await settlePage(services, attempt.sessionId);
  if (standing === 'PAID' || standing === 'AWAITING') return notAgain(standing);
  if (standing !== 'OPEN') return 'OVERTAKEN';
  if (attempt.url !== null) return { url: attempt.url };
  const page = await openPage(services, { ...attempt, userId: user.id });
  return page === 'REFUSED' ? ofRefusedPage(item) : page;
}

function notAgain(standing: Standing): CheckoutRefusal {
  return standing === 'PAID' ? activeGroup : subscriptionPending;
}

async function startAnew(
  services: Services,
  user: SessionUser,
  { address, attempt }: StartBasis,
  item: SubscribableItem,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const price = await readPrice(services.stripe, item);
  if ('reason' in price) return price;
  const customerId = await ensureCustomer(services, user, address && toShipping(address, user));
  const replaced = attempt && (await withdrawPage(services, user.id, attempt));
  if (replaced === 'PAID' || replaced === 'AWAITING') return notAgain(replaced);
  if (replaced === 'OPEN') return 'OVERTAKEN';
  const { catalogId, itemId, priceCents } = item;
  const now = services.now();
  const id = newId();
  const expiresAt = minutesAfter(now, PAYABLE_MINUTES);
  const { publicUrl } = services.config;
  const request = pageRequest({
    attemptId: id,
    userId: user.id,
    customerId,
    catalogId,
    itemId,
    price,
    expiresAt,
    publicUrl,
  });
  const stored = await services.orm.em.fork().transactional((em) =>
    storeAttempt(em, {
      id,
      userId: user.id,
      customerId,
      catalogId,
      itemId,
      priceId: price.id,
      priceCents,
      subtotalCents: price.metered ? 0 : priceCents,
      request,
      replacedId: attempt?.id ?? null,
      now,
      expiresAt,
      nextCheckAt: minutesAfter(now, firstCheckMinutes),
    }),
  );
  if (stored === 'OVERTAKEN') return stored;
  const page = await openPage(services, { id, userId: user.id, request });
  return page === 'REFUSED' ? ofRefusedPage(item) : page;
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
