import {
  noCheckout,
  presentStatus,
  unknownStatus,
  type StatusRow,
} from '@spindle/sdk/domain/checkout/present-status';
import { isFinal } from '@spindle/sdk/domain/payments/page-moves';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import type { PageKind } from './page-kind.ts';
import { settlePage } from './settle-page.ts';

/**
 * Returns the status of a page, either for the given session or for the latest one. If the page has
 * not ended, asks the provider first. If the provider does not respond, the status is unknown.
 */
export async function readPageStatus(
  services: Services,
  kind: PageKind,
  readRow: (session: string | null) => Promise<StatusRow | undefined>,
  named: string | null,
): Promise<components['schemas']['CheckoutStatus']> {
  const before = await readRow(named);
  if (!before) return noCheckout;
  const { session } = before;
  if (session === null || isFinal(before.state)) return presentStatus(before);
  try {
    await settlePage(services, kind, session);
  } catch (error) {
    services.log.warn({ err: error, session }, 'payment page not settled yet');
    return unknownStatus(session);
  }
  return presentStatus((await readRow(session)) ?? before);
}
