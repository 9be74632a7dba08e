import { hash } from 'node:crypto';
import { hourOf, type SecurityEventType } from '@spindle/sdk/domain/security/security-events';

export interface SavedEvent {
  type: SecurityEventType;
  reason: string | null;
  operation: string | null;
  userId: string | null;
  tokenId: string | null;
  address: string | null;
  network: string | null;
  at: Date;
}

/**
 * Returns the id of the row that counts an event. The id is the same for all events within an hour
 * that differ only in time, or in address within the same network.
 */
export function placeOf({
  type,
  reason,
  operation,
  userId,
  tokenId,
  network,
  at,
}: SavedEvent): string {
  const same = [hourOf(at).toISOString(), type, reason, operation, userId, tokenId, network];
  const hex = hash('sha256', JSON.stringify(same));
  // a version 8 UUID, whose bits are free to choose
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-${variant}${d}-${e}`;
}

/** Reduces an event to the fields that are counted together if there are too many events. */
export const withoutDetails = ({ type, at }: SavedEvent): SavedEvent => ({
  type,
  at,
  reason: null,
  operation: null,
  userId: null,
  tokenId: null,
  address: null,
  network: null,
});
