import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { returnReasons } from '@spindle/sdk/domain/orders/return-reasons';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import type { FormValues } from '../../ui/form-values.ts';
import { unitsAt } from '../units.ts';

/** Returns the items that the customer is sending back, with reasons. */
export function returnedItems(
  values: FormValues,
  lines: readonly PaidLine[],
): BodyOf<'openReturn'>['items'] {
  const { reasons } = values;
  return lines.flatMap(({ catalogId, catalogItemId }, at) => {
    const quantity = unitsAt(values, at);
    const reason = returnReasons.find((one) => Array.isArray(reasons) && one === reasons[at]);
    if (quantity === 0) return [];
    return [{ catalogId, catalogItemId, quantity, ...(reason && { reason }) }];
  });
}
