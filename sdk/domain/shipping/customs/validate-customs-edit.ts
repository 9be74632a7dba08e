import type { Rejection } from '../../rejection.ts';
import { validateLabel, type ShippedFacts } from '../validate-label.ts';

type Edited = Pick<ShippedFacts, 'isReturn' | 'isDigital' | 'orderState'>;

/** Why what customs are told of an order is not changed any more; null where it may be. */
export function validateCustomsEdit(order: Edited): Rejection | null {
  const rejection = validateLabel({
    ...order,
    hold: null,
    nothingLeft: false,
    hasAddress: true,
    trackingNumber: null,
  });
  return rejection?.code === 'NOT_PICKED' ? null : rejection;
}
