import { digitalGroup } from './order.entity.ts';
import { canMove, orderStates } from '@spindle/sdk/domain/orders/transitions';

const states = orderStates.filter((state) => canMove(state, 'PICKED'));

/**
 * Holds for the orders `o` that wait to be picked, whoever may hold them. What a bank disputes waits
 * for its end, as nothing of it is shipped until then.
 */
export const waitsForPicking = `o.parent_id is null and o.shipping_group <> '${digitalGroup}'
  and o.order_state = any('{${states.join(',')}}')
  and not exists (select from disputes d where d.payment_id = o.payment_id and d.closed_at is null)`;
