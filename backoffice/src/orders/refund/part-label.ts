import { isLine } from '@spindle/sdk/domain/orders/is-line';
import { refundedTitle, type RefundedLine } from '@spindle/sdk/domain/orders/sold-parts';
import type { RefundLine } from '@spindle/sdk/domain/refunds/refund-parts';

interface Sold {
  catalogId: string;
  catalogItemId: string;
  title: string;
  parts?: RefundedLine['soldParts'];
}

/** Describes the refunded part of a line: units, single parts of a kit, or part of the price. */
export function partLabel(part: RefundLine, sold: readonly Sold[]): string {
  const line = sold.find(isLine(part));
  const title = line?.title ?? part.catalogItemId;
  return refundedTitle({ ...part, title, soldParts: line?.parts });
}
