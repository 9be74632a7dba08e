import { orderStates } from '@spindle/sdk/domain/orders/transitions';
import { TextField } from '@mui/material';
import type { OrderState, StaffOrder } from './staff-order.ts';
import { isState, states } from './states.ts';

interface Props {
  order: StaffOrder;
  value: OrderState;
  onChange: (state: OrderState) => void;
}

/** All states there are; what the shop would refuse can't be chosen. */
export function StateField({ order, value, onChange }: Props) {
  const possible = new Set([order.orderState, ...order.allowedStates]);
  const next = order.allowedStates.map((state) => states[state].label).join(', ');
  return (
    <TextField
      select
      label="State"
      value={value}
      onChange={({ target }) => isState(target.value) && onChange(target.value)}
      helperText={next ? `Can become: ${next}` : 'This is final.'}
      slotProps={{
        select: { native: true, inputProps: { id: 'order-state' } },
        inputLabel: { htmlFor: 'order-state' },
      }}
    >
      {orderStates.map((state) => (
        <option key={state} value={state} disabled={!possible.has(state)}>
          {states[state].label}
        </option>
      ))}
    </TextField>
  );
}
