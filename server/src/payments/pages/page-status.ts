import {
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
 * How a page stands. Of one that has not ended the provider is asked first; where it does not
 * answer, nobody knows.
 */
export async function readPageStatus(
  services: Services,
  kind: PageKind,
  before: StatusRow,
  readAgain: (session: string) => Promise<StatusRow | undefined>,
): Promise<components['schemas']['CheckoutStatus']> {
  const { session } = before;
  if (session === null || isFinal(before.state)) return presentStatus(before);
  try {
    await settlePage(services, kind, session);
  } catch (error) {
    services.log.warn({ err: error, session }, 'payment page not settled yet');
    return unknownStatus(session);
  }
  return presentStatus((await readAgain(session)) ?? before);
}
