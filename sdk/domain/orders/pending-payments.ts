import type { components } from '../../src/schema.d.ts';
import { pickFields } from '../fields.ts';
import { toDollars } from '../money/dollars.ts';

type PendingPayment = components['schemas']['PendingPayment'];
type PendingItem = PendingPayment['items'][number];

export const PAYMENT_PENDING = 'Payment pending';
export const PAYMENT_FAILED = 'Payment failed';

/** How long a failed payment stays listed. */
export const FAILED_PAYMENT_DAYS = 14;

/** A checkout whose payment a bank still has to confirm, or has declined. */
export interface PendingPaymentFacts {
  id: string;
  session: string | null;
  confirmingSince: Date;
  closedAt: Date | null;
  totalCents: number;
  lines: readonly (Omit<PendingItem, 'price'> & { unitPriceCents: number })[];
}

const itemFields = {
  catalogId: true,
  catalogItemId: true,
  title: true,
  image: true,
  quantity: true,
} satisfies Record<Exclude<keyof PendingItem, 'price'>, true>;

export const presentPendingPayment = (payment: PendingPaymentFacts): PendingPayment => ({
  paymentId: payment.id,
  state: payment.closedAt === null ? 'PENDING' : 'FAILED',
  session: payment.session,
  dateCreated: payment.confirmingSince.toISOString(),
  dateFailed: payment.closedAt?.toISOString() ?? null,
  amount: payment.totalCents,
  items: payment.lines.map((line) => ({
    ...pickFields(line, itemFields),
    price: toDollars(line.unitPriceCents),
  })),
});
