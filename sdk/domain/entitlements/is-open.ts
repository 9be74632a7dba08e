import type { components } from '../../src/schema.d.ts';

type Entitlement = components['schemas']['AdminEntitlement'];

/** Returns whether an entitlement can be used at `now`. The server's SQL applies the same rule. */
export function isOpen(
  { closedBecause, endsAt }: Pick<Entitlement, 'closedBecause' | 'endsAt'>,
  now: Date,
): boolean {
  return closedBecause === null && (endsAt === null || Date.parse(endsAt) > now.getTime());
}
