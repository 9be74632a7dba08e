import {
  hourOf,
  type AddedFactor,
  type SecurityEventType,
} from '../../domain/security/security-events.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type SavedEvent = NonNullable<ShopState['securityEvents']>[number];

interface SecurityNote {
  type: SecurityEventType;
  reason?: string;
  userId: string | null;
  tokenId?: string | null;
}

/**
 * An address from the range reserved for documentation, because calls to a mock shop have no
 * network address.
 */
const PLAYED_ADDRESS = '192.0.2.14';

/** Records a security event. Repetitions within an hour count as one. */
export function recordSecurity(
  { state, now, newId, operation }: Scene & { operation: string },
  note: SecurityNote,
): void {
  const { type, reason = null, userId, tokenId = null } = note;
  const same = { type, reason, operation, userId, tokenId, address: PLAYED_ADDRESS };
  state.securityEvents ??= [];
  const hour = hourOf(now).toISOString();
  const known = state.securityEvents.find(
    (one) => one.dateCreated >= hour && isSameEvent(one, same),
  );
  const at = now.toISOString();
  if (known === undefined) {
    state.securityEvents.push({
      id: newId(),
      dateCreated: at,
      dateModified: at,
      ...same,
      count: 1,
    });
  } else {
    known.count++;
    known.dateModified = at;
  }
}

const isSameEvent = (
  one: SavedEvent,
  same: Omit<SavedEvent, 'id' | 'dateCreated' | 'dateModified' | 'count'>,
) =>
  one.type === same.type &&
  one.reason === same.reason &&
  one.operation === same.operation &&
  one.userId === same.userId &&
  one.tokenId === same.tokenId &&
  one.address === same.address;

/** Records that a factor was added to an account. */
export const recordFactor = (
  call: Parameters<typeof recordSecurity>[0],
  reason: AddedFactor,
  userId: string,
) => recordSecurity(call, { type: 'factor.added', reason, userId });
