import type { RefundParts } from './refund-parts.ts';

/** The tax that goes back; cents. */
export const taxInRefund = ({
  lines,
  shippingTax,
}: Pick<RefundParts, 'lines' | 'shippingTax'>): number =>
  lines.reduce((sum, { tax }) => sum + tax, shippingTax);
