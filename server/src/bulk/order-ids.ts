import { z } from 'zod';
import type { Verdict } from '@spindle/sdk/domain/bulk/verdicts';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Rejection } from '@spindle/sdk/domain/rejection';

const uuid = z.uuid();

/** Returns the ids that are valid UUIDs, because the database would reject the others. */
export const uuidsAmong = (ids: readonly string[]): string[] =>
  ids.filter((id) => uuid.safeParse(id).success);

/** Sorts verdicts in the order of the ids and adds a verdict for each id without an order. */
export function inOrderOf(
  ids: readonly string[],
  checked: readonly { orderId: string; rejection: Rejection | null }[],
  reason: string,
): Verdict[] {
  const known = new Map(checked.map((one) => [one.orderId, one.rejection]));
  return ids.map((id) => {
    const rejection = known.get(id.toLowerCase());
    return {
      id,
      rejection: rejection === undefined ? noSuch('order') : rejection,
      reason,
      cents: null,
    };
  });
}
