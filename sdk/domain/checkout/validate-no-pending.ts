import { rejectionForItem, type CheckoutRejection } from './present-start.ts';
import { alreadyPaying, awaitingPayment } from './replies.ts';

interface Line {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
}

interface Checkout {
  lines: readonly (Line & { title: string })[];
  /** Lines of payments that are waiting for a bank. */
  pending: readonly Line[];
  /** Whether the customer confirmed that they want to buy these items again. */
  again: boolean;
}

/**
 * Rejects a cart that contains items of a pending payment. Returns null if the cart can be paid
 * for.
 */
export function validateNoPending({ lines, pending, again }: Checkout): CheckoutRejection | null {
  if (lines.length === 0 && pending.length > 0) return awaitingPayment;
  if (again) return null;
  for (const line of lines) {
    const paid = pending.filter(
      ({ catalogId, catalogItemId }) =>
        catalogId === line.catalogId && catalogItemId === line.catalogItemId,
    );
    const quantity = paid.reduce((sum, one) => sum + one.quantity, 0);
    if (quantity > 0) return rejectionForItem(alreadyPaying({ title: line.title, quantity }), line);
  }
  return null;
}
