import type { Refusal } from '../../refusal.ts';
import { refuseLabel, type ShippedFacts } from '../refuse-label.ts';

type Edited = Pick<ShippedFacts, 'isReturn' | 'isDigital' | 'orderState'>;

/** Why what customs are told of an order is not changed any more; null where it may be. */
export function refuseCustomsEdit(order: Edited): Refusal | null {
  const refusal = refuseLabel({
    ...order,
    hold: null,
    nothingLeft: false,
    hasAddress: true,
    trackingNumber: null,
  });
  return refusal?.code === 'NOT_PICKED' ? null : refusal;
}
