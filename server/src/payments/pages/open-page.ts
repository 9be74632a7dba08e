import { unavailable } from '@spindle/sdk/contract/failure';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type Stripe from 'stripe';
import { db } from '../../database/db.ts';
import { hasResponse, isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { endPage, movePage } from './move-page.ts';
import type { Superseded, PageKind, ProviderPage, StoredPage, UnsettledPage } from './page-kind.ts';

export const PAGE_UNAVAILABLE =
  "We can't open the payment page right now. Please try again in a moment.";

/**
 * Creates a stored page at the provider. Safe to repeat, because the key and the request are
 * stored. A rejection ends the page. If the provider does not respond, the page keeps its
 * reservations, because the page may exist there. A server error from the provider ends the page
 * unless the page is found there after all, because a retry with the same key would only replay the
 * error.
 * @throws Failure 503 if the provider does not respond
 */
export async function openPage(
  services: Services,
  kind: PageKind,
  page: StoredPage,
): Promise<ProviderPage | CheckoutRejection | Superseded> {
  const made = await makePage(services, kind, page);
  if (made === 'OVERTAKEN' || 'reason' in made) return made;
  const facts = { session_id: made.sessionId, url: made.url };
  const em = services.orm.em.fork();
  const opened = await movePage(em, kind.table, 'open', {
    id: page.id,
    now: services.now(),
    facts,
  });
  // a provider event may have moved the page already
  if (!opened) await db(em).updateTable(kind.table).set(facts).where('id', '=', page.id).execute();
  return made;
}

/**
 * Returns the page's id at the provider, opening the page if its id is unknown. Returns null if the
 * provider rejects the page.
 */
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
): Promise<ProviderPage | CheckoutRejection | Superseded> {
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
    if (!hasResponse(error)) throw unavailable(kind.away);
    const made = await findAtProvider(stripe, page);
    if (made) return made;
    await endPage(services, kind, page, 'fail');
    throw unavailable(PAGE_UNAVAILABLE);
  }
}

/** Finds a page that the provider created despite responding with a server error. */
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
