import { disputeIsLost, isDecided } from '../orders/disputes.ts';
import { rejection, type Rejection } from '../rejection.ts';

/** The data that limits the refunds of a payment, in cents. */
export interface PaymentMoney {
  amountCents: number;
  /** Sum of refunds that are requested, pending or succeeded. */
  refundingCents: number;
  disputes: readonly { status: string; amountCents: number }[];
}

const paymentUndecided = rejection(
  'PAYMENT_DISPUTED',
  "This payment is disputed at the customer's bank. You can refund it once the dispute is settled.",
);
const paymentLost = rejection(
  'DISPUTE_LOST',
  "The customer's bank reversed this payment, so there's nothing left to refund.",
);

/** Inquiries don't withdraw money, so the provider still makes refunds. */
const isInquiry = ({ status }: { status: string }) => status.startsWith('warning_');

const isUndecided = (dispute: { status: string }) =>
  !isDecided(dispute.status) && !isInquiry(dispute);

/**
 * Returns how much can still be refunded: the payment minus completed and pending refunds and lost
 * disputes. The provider doesn't refund anything while a bank decides a dispute.
 */
export function refundableOf({ amountCents, refundingCents, disputes }: PaymentMoney): number {
  if (disputes.some(isUndecided)) return 0;
  const lost = disputes
    .filter(disputeIsLost)
    .reduce((sum, dispute) => sum + dispute.amountCents, 0);
  return Math.max(0, amountCents - refundingCents - lost);
}

/** Returns why disputes rule out any refund of a payment, or null. */
export function validateNoDispute(payment: PaymentMoney): Rejection | null {
  const { disputes } = payment;
  if (disputes.some(isUndecided)) return paymentUndecided;
  if (disputes.some(disputeIsLost) && refundableOf(payment) === 0) return paymentLost;
  return null;
}

/** Returns what is left of an amount after refunds, never below zero. */
export const leftOf = (cents: number, refunded: number): number => Math.max(0, cents - refunded);

/** Returns how many units can be refunded: those in no refund and no open return. */
export const unitsRefundable = ({
  quantity,
  unitsRefunded,
  unitsInReturns,
}: {
  quantity: number;
  unitsRefunded: number;
  unitsInReturns: number;
}): number => Math.max(0, quantity - unitsRefunded - unitsInReturns);

/**
 * Returns whether a refund requires a fresh proof. All of a person's refunds in a day are added up,
 * so that splitting a large one doesn't avoid the proof.
 */
export const needsProof = (
  { cents, centsToday }: { cents: number; centsToday: number },
  stepUpCents: number,
): boolean => cents + centsToday > stepUpCents;
