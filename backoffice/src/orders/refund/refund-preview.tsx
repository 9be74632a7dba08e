import {
  isLine,
  type OrderMoney,
  type RefundParts,
} from '@spindle/sdk/domain/refunds/refund-parts';
import { Facts } from '../../ui/facts.tsx';
import { formatCents } from '../../ui/format-money.ts';

/** Exactly what goes back, by line, before it does. */
export function RefundPreview({ money, parts }: { money: OrderMoney; parts: RefundParts }) {
  const lines = parts.lines.map((part) => {
    const title = money.lines.find(isLine(part))?.title ?? part.catalogItemId;
    return {
      label: part.quantity > 0 ? `${part.quantity} × ${title}` : `Part of ${title}`,
      value: formatCents(part.amount),
    };
  });
  return (
    <Facts
      facts={[
        ...lines,
        ...(parts.shipping > 0 ? [{ label: 'Shipping', value: formatCents(parts.shipping) }] : []),
        { label: 'Tax in it', value: formatCents(parts.tax) },
        { label: 'Goes back', value: formatCents(parts.amount) },
      ]}
    />
  );
}
