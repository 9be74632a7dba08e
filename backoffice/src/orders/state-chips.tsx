import type { AdminOrder } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';
import { isState, states } from './states.ts';

/** Every state an order is in, and whether it is new or a return. */
export function StateChips({ order, recent = false }: { order: AdminOrder; recent?: boolean }) {
  return (
    <Chips>
      {order.state
        .split(' ')
        .filter(isState)
        .map((name) => (
          <Chip key={name} {...states[name]} />
        ))}
      {order.parentId !== null && <Chip label="Return" />}
      {recent && <Chip label="New" tone="done" />}
    </Chips>
  );
}
