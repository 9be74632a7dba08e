import { pageMoves, type PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { asId } from '../../database/as-id.ts';
import { db } from '../../database/db.ts';
import { unlessMissing } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { endPage } from './move-page.ts';
import type { OwnPage, PageKind } from './page-kind.ts';

/**
 * Fetches a page from the provider and updates ours. Called by events, the confirmation page and
 * our own jobs, possibly repeatedly, concurrently and in any order.
 * @returns the page's state, or UNKNOWN if the page is of another kind
 */
export async function settlePage(
  services: Services,
  kind: PageKind,
  sessionId: string,
): Promise<PageState | 'UNKNOWN'> {
  const session = await unlessMissing(
    services.stripe.checkout.sessions.retrieve(sessionId, { expand: kind.expand }),
  );
  const page = await findPage(services, kind, session ?? sessionId);
  if (!page) return 'UNKNOWN';
  // a page that doesn't exist at the provider can never be paid
  if (session === null) return endedAs(services, kind, page, 'fail');
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') return endedAs(services, kind, page, 'expire');
  return kind.complete(services, page, session);
}

async function endedAs(
  services: Services,
  kind: PageKind,
  page: OwnPage,
  move: 'expire' | 'fail',
): Promise<PageState> {
  await endPage(services, kind, page, move);
  return pageMoves[move].to;
}

/**
 * Finds our page by the reference in the provider's page. If the provider no longer has the page,
 * finds ours by session id.
 */
async function findPage(
  { orm }: Services,
  { table, mode }: PageKind,
  session: Stripe.Checkout.Session | string,
): Promise<OwnPage | undefined> {
  const pages = db(orm.em.fork()).selectFrom(table).select(['id', 'user_id as userId']);
  if (typeof session === 'string') {
    return pages.where('session_id', '=', session).executeTakeFirst();
  }
  const { client_reference_id: id } = session;
  if (session.mode !== mode || id === null) return undefined;
  return pages.where('id', '=', asId(id)).executeTakeFirst();
}
