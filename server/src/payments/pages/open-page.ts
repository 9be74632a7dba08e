import { unavailable } from '@spindle/sdk/contract/failure';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type Stripe from 'stripe';
import { db } from '../../database/db.ts';
import { hasAnswered, isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { endPage, movePage } from './move-page.ts';
import type { Overtaken, PageKind, ProviderPage, StoredPage, UnsettledPage } from './page-kind.ts';

export const pageAway = 'We can’t reach the payment page right now. Please try again in a moment.';

/**
 * Asks the provider for a page that is stored. Safe to repeat: the key and the request are those
 * stored. A refusal ends the page; while the provider does not answer it keeps what it holds, because
 * the provider may have made it. A failure of the provider's own ends it too unless the page is found
 * after all: the same key would only bring the failure again.
 * @throws Failure 503 when the provider does not answer
 */
export async function openPage(
  services: Services,
  kind: PageKind,
  page: StoredPage,
): Promise<ProviderPage | CheckoutRejection | Overtaken> {
  const made = await makePage(services, kind, page);
  if (made === 'OVERTAKEN' || 'reason' in made) return made;
  const facts = { session_id: made.sessionId, url: made.url };
  const em = services.orm.em.fork();
  const opened = await movePage(em, kind.table, 'open', {
    id: page.id,
    now: services.now(),
    facts,
  });
  // an event of the provider may have been faster
  if (!opened) await db(em).updateTable(kind.table).set(facts).where('id', '=', page.id).execute();
  return made;
}

/** The provider's id of a page, which is asked for where we don't know it; null where it refuses. */
export async function sessionIdOf(
  services: Services,
  kind: PageKind,
  page: Omit<UnsettledPage, 'url'>,
): Promise<string | null> {
  if (page.sessionId !== null) return page.sessionId;
  const made = await openPage(services, kind, page);
  return made === 'OVERTAKEN' || 'reason' in made ? null : made.sessionId;
}

async function makePage(
  services: Services,
  kind: PageKind,
  page: StoredPage,
): Promise<ProviderPage | CheckoutRejection | Overtaken> {
  const { stripe } = services;
  try {
    const session = await stripe.checkout.sessions.create(page.request, {
      idempotencyKey: `${kind.keyPrefix}-${page.id}`,
    });
    return { sessionId: session.id, url: session.url ?? '' };
  } catch (error) {
    services.log.warn({ err: error, page: page.id }, 'no payment page');
    if (isRejection(error)) {
      await endPage(services, kind, page, 'fail');
      return kind.refused(services, page, error);
    }
    if (!hasAnswered(error)) throw unavailable(kind.away);
    const made = await findAtProvider(stripe, page);
    if (made) return made;
    await endPage(services, kind, page, 'fail');
    throw unavailable(pageAway);
  }
}

/** A page that was made although the provider has answered with a failure of its own. */
async function findAtProvider(
  stripe: Stripe,
  { id, request: { customer } }: StoredPage,
): Promise<ProviderPage | undefined> {
  if (customer === undefined) return undefined;
  for await (const session of stripe.checkout.sessions.list({ customer, limit: 100 })) {
    if (session.client_reference_id !== id) continue;
    return { sessionId: session.id, url: session.url ?? '' };
  }
  return undefined;
}
