import { disputeIsLost, isDecided } from '../orders/disputes.ts';
import { rejection, type Rejection } from '../rejection.ts';

/** What decides how much of a payment can still be refunded; cents. */
export interface PaymentMoney {
  amountCents: number;
  /** Refunds that are requested, pending or succeeded. */
  refundingCents: number;
  disputes: readonly { status: string; amountCents: number }[];
}

const paymentUndecided = rejection(
  'PAYMENT_DISPUTED',
  'This payment is disputed at the customer’s bank. You can refund it once the dispute is settled.',
);
const paymentLost = rejection(
  'DISPUTE_LOST',
  "The customer’s bank reversed this payment, so there's nothing left to refund.",
);

/** An inquiry takes no money, so the provider still refunds. */
const isInquiry = ({ status }: { status: string }) => status.startsWith('warning_');

const isUndecided = (dispute: { status: string }) =>
  !isDecided(dispute.status) && !isInquiry(dispute);

/**
 * What can still be refunded: paid, less refunded, less pending, less lost to disputes. While a bank
 * decides, the provider refunds nothing.
 */
export function refundableOf({ amountCents, refundingCents, disputes }: PaymentMoney): number {
  if (disputes.some(isUndecided)) return 0;
  const lost = disputes
    .filter(disputeIsLost)
    .reduce((sum, dispute) => sum + dispute.amountCents, 0);
  return Math.max(0, amountCents - refundingCents - lost);
}

/** Why nothing of a payment can be refunded because of its disputes; null where something can. */
export function validateNoDispute(payment: PaymentMoney): Rejection | null {
  const { disputes } = payment;
  if (disputes.some(isUndecided)) return paymentUndecided;
  if (disputes.some(disputeIsLost) && refundableOf(payment) === 0) return paymentLost;
  return null;
}

/** What of an amount is left after these refunds; never below nothing. */
export const leftOf = (cents: number, refunded: number): number => Math.max(0, cents - refunded);

/** Units that can be refunded: no refund and no open return has them. */
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
 * Says whether a refund needs a fresh proof: what a person has refunded in a day counts together, so
 * that many small refunds need it like one large one.
 */
export const needsProof = (
  { cents, centsToday }: { cents: number; centsToday: number },
  stepUpCents: number,
): boolean => cents + centsToday > stepUpCents;
