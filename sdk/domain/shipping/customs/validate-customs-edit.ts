import type { Rejection } from '../../rejection.ts';
import { validateLabel, type ShippedFacts } from '../validate-label.ts';

type EditableFacts = Pick<ShippedFacts, 'isReturn' | 'isDigital' | 'orderState'>;

/** Returns why an order's customs declaration can no longer be changed, or null. */
export function validateCustomsEdit(order: EditableFacts): Rejection | null {
  const rejection = validateLabel({
    ...order,
    hold: null,
    nothingLeft: false,
    hasAddress: true,
    trackingNumber: null,
  });
  return rejection?.code === 'NOT_PICKED' ? null : rejection;
}
