import type { components } from '@spindle/sdk/schema';
import type { Services } from '../services.ts';
import {
  isOver,
  presentStatus,
  unknownStatus,
  type StatusRow,
} from '@spindle/sdk/domain/checkout/present-status';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

interface Asking {
  /** Brings what is stored to what the provider says. */
  settle: (services: Services, session: string) => Promise<unknown>;
  readAgain: (session: string) => Promise<StatusRow | undefined>;
}

/**
 * How a checkout stands. Of one that is not over the provider is asked first; where it does not
 * answer, nobody knows.
 */
export async function statusAfterAsking(
  services: Services,
  before: StatusRow,
  { settle, readAgain }: Asking,
): Promise<CheckoutStatus> {
  const { session } = before;
  if (session === null || isOver(before)) return presentStatus(before);
  try {
    await settle(services, session);
  } catch (error) {
    services.log.warn({ err: error, session }, 'payment page not settled yet');
    return unknownStatus(session);
  }
  return presentStatus((await readAgain(session)) ?? before);
}
