import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { ReturnReason } from '@spindle/sdk/domain/orders/return-reasons';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';

/** What comes back of each line, by its place, as it is typed. */
export interface ReturnDraft {
  units: Record<number, string>;
  reasons: Record<number, ReturnReason | undefined>;
}

export const emptyReturn: ReturnDraft = { units: {}, reasons: {} };

export const unitsOf = ({ units }: ReturnDraft, at: number): number =>
  Math.max(0, Math.trunc(Number(units[at] ?? 0)));

export function returnedItems(
  draft: ReturnDraft,
  lines: readonly PaidLine[],
): BodyOf<'openReturn'>['items'] {
  return lines.flatMap(({ catalogId, catalogItemId }, at) => {
    const quantity = unitsOf(draft, at);
    const reason = draft.reasons[at];
    if (quantity === 0) return [];
    return [{ catalogId, catalogItemId, quantity, ...(reason && { reason }) }];
  });
}
