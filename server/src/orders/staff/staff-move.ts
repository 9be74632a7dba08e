import type { Payment } from '../../payments/payment.entity.ts';
import type { Order } from '../order.entity.ts';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';

/** A move staff may make; the payment, the parent and the order are locked, in this order. */
export interface StaffMove {
  payment: Payment;
  order: Order;
  to: OrderState;
  /** With RETURNED: the units go back on the shelf; else they are scrap. */
  restock: boolean;
  actor: { id: string; email: string };
  now: Date;
}
