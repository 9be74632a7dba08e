import { AlertLine } from '../ui/alert-line.tsx';
import { formatCents } from '../ui/format-money.ts';
import type { ShippingChange } from './use-rejected-checkout.ts';

/** Shows the shipping cost as it was quoted and as it is now. Continuing accepts it. */
export function ShippingChangeLine({
  change: { Reason, before, now },
}: {
  change: ShippingChange;
}) {
  const changes = now.map(({ service, amount }) => {
    const old = before.find((option) => option.service === service)?.amount;
    const was =
      old === undefined ? 'new' : old === amount ? 'unchanged' : `was ${formatCents(old)}`;
    return `${service} ${formatCents(amount)} (${was})`;
  });
  return (
    <AlertLine>
      {Reason} {changes.join(', ')}.
    </AlertLine>
  );
}
