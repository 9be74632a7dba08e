import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isRefund,
  type OrderMoney,
  type RefundParts,
} from '@spindle/sdk/domain/refunds/refund-parts';
import type { Payment } from '../../payments/payment.entity.ts';
import type { Services } from '../../services.ts';
import type { Order } from '../order.entity.ts';
import { readMoney } from './order-money.ts';
import { requestRefund } from './request-refund.ts';

interface GivenBack {
  /** Locked by the caller. */
  payment: Payment;
  order: Order;
  /** What of the order's money goes back; of a return's order, as only that was paid. */
  choose: (money: OrderMoney) => RefundParts;
  reason: string;
}

/** Gives back what follows from a decision about an order, where there is any. Answers how much, in cents. */
export async function giveBack(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, order, choose, reason }: GivenBack,
): Promise<number> {
  const money = await readMoney(em, order.parent?.id ?? order.id);
  const parts = choose(money);
  if (isRefund(money, parts)) await requestRefund(em, services, { payment, order, parts, reason });
  return parts.amount;
}
