import type { components } from '../../src/schema.d.ts';

type Entitlement = components['schemas']['AdminEntitlement'];

/** Whether an entitlement can be used at that moment; the shop asks its database the same. */
export function isOpen(
  { closedBecause, endsAt }: Pick<Entitlement, 'closedBecause' | 'endsAt'>,
  now: Date,
): boolean {
  return closedBecause === null && (endsAt === null || Date.parse(endsAt) > now.getTime());
}
