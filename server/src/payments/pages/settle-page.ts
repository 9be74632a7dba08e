import { pageMoves, type PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { asId } from '../../database/as-id.ts';
import { db } from '../../database/db.ts';
import { unlessMissing } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { endPage } from './move-page.ts';
import type { OwnPage, PageKind } from './page-kind.ts';

/**
 * Asks the provider how a page stands and brings ours to it. Events, the confirmation page and our
 * own jobs all call it, any number of times, in any order, several at once.
 * @returns how it stands; UNKNOWN where it is none of this kind
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
  // nobody can pay a page that the provider does not have
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

/** Ours by what the provider wrote on its page; one that it has lost by the id it had. */
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
