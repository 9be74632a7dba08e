import { orderStates } from '@spindle/sdk/domain/orders/transitions';
import { NativeSelectInput } from '../ui/native-select-input.tsx';
import type { StaffOrder } from './staff-order.ts';
import { states } from './states.ts';
import { useAllowedStates } from './use-allowed-states.ts';

interface Props {
  order: StaffOrder;
  onChange: () => void;
}

/** Offers all states. States that the server would reject are disabled. */
export function StateField({ order, onChange }: Props) {
  const allowed = useAllowedStates(order);
  const possible = new Set([order.orderState, ...allowed]);
  const next = allowed.map((state) => states[state].label).join(', ');
  return (
    <NativeSelectInput
      source="orderState"
      label="State"
      choices={orderStates.map((id) => ({
        id,
        name: states[id].label,
        disabled: !possible.has(id),
      }))}
      helperText={next ? `Next states: ${next}` : finality(order)}
      onChange={onChange}
    />
  );
}

const finality = ({ allowedStates }: StaffOrder) =>
  allowedStates.length > 0 ? "You can't change this state." : 'This state is final.';
