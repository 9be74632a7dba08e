import type { ShopState } from '../../mocks/state.ts';
import { daysBefore, fixedId } from './fixed-id.ts';

/**
 * Events of one night: an attacker guesses passwords, is locked out, and tries staff-only actions.
 */
const happened = [
  ['sign_in.failed', 'WRONG_PASSWORD', 'signIn', 10, 0.42],
  ['account.locked', null, 'signIn', 1, 0.42],
  ['sign_in.failed', 'LOCKED', 'signIn', 23, 0.42],
  ['sign_in.failed', 'UNKNOWN_PERSON', 'signIn', 4, 1.3],
  ['role.refused', 'ROLE_NEEDED', 'listAdminCustomers', 2, 2.6],
  ['signature.refused', 'SIGNATURE_NOT_VALID', 'receiveStripeEvent', 1, 6.1],
] as const;

const aboutNobody: ReadonlySet<string | null> = new Set(['UNKNOWN_PERSON', 'SIGNATURE_NOT_VALID']);

export function seedSecurityEvents(
  now: Date,
  people: ShopState['people'],
): Pick<ShopState, 'securityEvents'> {
  const customer = people.find(({ extended, warehouse }) => !extended && !warehouse);
  return {
    securityEvents: happened.map(([type, reason, operation, count, days], at) => ({
      id: fixedId(`security event ${at}`),
      dateCreated: daysBefore(now, days).toISOString(),
      dateModified: daysBefore(now, days - 0.005).toISOString(),
      type,
      reason,
      operation,
      userId: aboutNobody.has(reason) ? null : (customer?.userId ?? null),
      tokenId: null,
      address: '203.0.113.7',
      count,
    })),
  };
}
