import { isLine, type RefundLine } from '@spindle/sdk/domain/refunds/refund-parts';

interface Sold {
  catalogId: string;
  catalogItemId: string;
  title: string;
}

/** Describes the refunded part of a line: a number of units, or part of the price. */
export function partLabel(part: RefundLine, sold: readonly Sold[]): string {
  const title = sold.find(isLine(part))?.title ?? part.catalogItemId;
  return part.quantity > 0 ? `${part.quantity} × ${title}` : `Part of ${title}`;
}
