import type { OrderMoney, RefundParts } from '@spindle/sdk/domain/refunds/refund-parts';
import { Sums } from '../../ui/sums.tsx';
import { partLabel } from './part-label.ts';

/** Shows exactly what will be refunded, by line. */
export function RefundPreview({ money, parts }: { money: OrderMoney; parts: RefundParts }) {
  const lines = parts.lines.map((part) => ({
    id: `${part.catalogId}/${part.catalogItemId}`,
    label: partLabel(part, money.lines),
    amount: part.amount,
  }));
  return (
    <Sums
      sums={[
        ...lines,
        ...(parts.shipping > 0
          ? [{ id: 'shipping', label: 'Shipping', amount: parts.shipping }]
          : []),
        { id: 'tax', label: 'Tax included', amount: parts.tax },
        { id: 'all', label: 'Refund total', amount: parts.amount },
      ]}
    />
  );
}
