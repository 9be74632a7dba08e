import type { OrderMoney, RefundParts } from '@spindle/sdk/domain/refunds/refund-parts';
import { Facts } from '../../ui/facts.tsx';
import { formatCents } from '../../ui/format-money.ts';
import { partLabel } from './part-label.ts';

/** Exactly what goes back, by line, before it does. */
export function RefundPreview({ money, parts }: { money: OrderMoney; parts: RefundParts }) {
  const lines = parts.lines.map((part) => ({
    label: partLabel(part, money.lines),
    value: formatCents(part.amount),
  }));
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
