import { useHasAccess } from '../editing/use-has-access.ts';
import { isReturn, type OrderState, type StaffOrder } from './staff-order.ts';

/** Returns the states that the user can move an order to. Some moves refund, which not all may. */
export function useAllowedStates(order: StaffOrder): readonly OrderState[] {
  const mayRefund = useHasAccess('use', 'refunds:write') !== false;
  // denying a return refunds nothing
  const refunds = isReturn(order) ? ['REFUNDED'] : ['REFUNDED', 'CANCELLED'];
  return order.allowedStates.filter((state) => mayRefund || !refunds.includes(state));
}
