import { unavailable } from '@spindle/sdk/contract/failure';
import type { CheckoutRejection, CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import { isProviderError, isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { openPage, PAGE_UNAVAILABLE, sessionIdOf } from './open-page.ts';
import type { Superseded, PageKind, UnsettledPage } from './page-kind.ts';
import { settlePage } from './settle-page.ts';

/**
 * Starts a payment. Starts over if another tab or the provider changed something in the meantime.
 * @param busy message shown if every attempt was overtaken
 * @throws Failure 503 if the provider does not respond
 */
export async function startPage(
  start: () => Promise<CheckoutStart | Superseded>,
  { tries, busy }: { tries: number; busy: string },
): Promise<CheckoutStart> {
  try {
    for (let at = 0; at < tries; at++) {
      const started = await start();
      if (started !== 'OVERTAKEN') return started;
    }
  } catch (error) {
    if (isProviderError(error)) throw unavailable(PAGE_UNAVAILABLE, error);
    throw error;
  }
  throw unavailable(busy);
}

/**
 * Returns the URL of an open page that still matches, unless the page has just been paid or has
 * ended.
 */
export async function returnToPage(
  services: Services,
  kind: PageKind,
  page: UnsettledPage,
): Promise<CheckoutStart | Superseded> {
  const { sessionId, url } = page;
  const state = sessionId === null ? 'OPEN' : await settlePage(services, kind, sessionId);
  if (state !== 'OPEN') return savedBy(kind, state) ?? 'OVERTAKEN';
  return url === null ? openPage(services, kind, page) : { url };
}

/**
 * Closes a page at the provider so that another page can replace it.
 * @returns the reason why the page can't be replaced, for example because it was just paid, or null
 */
export async function withdrawPage(
  services: Services,
  kind: PageKind,
  page: UnsettledPage,
): Promise<CheckoutRejection | Superseded | null> {
  const sessionId = await sessionIdOf(services, kind, page);
  if (sessionId === null) return null;
  try {
    await services.stripe.checkout.sessions.expire(sessionId);
    return null;
  } catch (error) {
    if (!isRejection(error)) throw error;
    const state = await settlePage(services, kind, sessionId);
    return state === 'OPEN' ? 'OVERTAKEN' : savedBy(kind, state);
  }
}

function savedBy(kind: PageKind, state: PageState | 'UNKNOWN'): CheckoutRejection | null {
  if (state === 'PAID') return kind.paid;
  return state === 'AWAITING' ? kind.awaiting : null;
}
