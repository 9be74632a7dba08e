import { z } from 'zod';
import type { Verdict } from '@spindle/sdk/domain/bulk/verdicts';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Rejection } from '@spindle/sdk/domain/rejection';

const uuid = z.uuid();

/** Those that can be an order's or a customer's; the database takes no others. */
export const uuidsAmong = (ids: readonly string[]): string[] =>
  ids.filter((id) => uuid.safeParse(id).success);

/** What is said of each of the ids, in their order, also of those there is no order of. */
export function inOrderOf(
  ids: readonly string[],
  judged: readonly { orderId: string; rejection: Rejection | null }[],
  reason: string,
): Verdict[] {
  const known = new Map(judged.map((one) => [one.orderId, one.rejection]));
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
