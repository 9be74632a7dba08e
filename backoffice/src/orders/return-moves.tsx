import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import type { OrderState, StaffOrder } from './staff-order.ts';
import { states } from './states.ts';
import { useAllowedStates } from './use-allowed-states.ts';

interface Props {
  order: StaffOrder;
  busy: boolean;
  onMove: (move: { orderState: OrderState; restock?: boolean }) => void;
}

/** Shows a return's state and its possible next steps. */
export function ReturnMoves({ order, busy, onMove }: Props) {
  const [outcome, setFate] = useState('restock');
  const may = new Set<OrderState>(useAllowedStates(order));
  return (
    <div>
      <Box sx={{ mb: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          State:{' '}
        </Box>
        <strong>{states[order.orderState].label}</strong>
      </Box>
      {may.has('RETURNED') && (
        <Box sx={{ mb: 1.5 }}>
          <FormControl>
            <FormLabel id="fate">Returned items</FormLabel>
            <RadioGroup
              row
              aria-labelledby="fate"
              name="fate"
              value={outcome}
              onChange={(_, value) => setFate(value)}
            >
              <FormControlLabel value="restock" control={<Radio size="small" />} label="Restock" />
              <FormControlLabel value="scrap" control={<Radio size="small" />} label="Discard" />
            </RadioGroup>
          </FormControl>
          <Button
            fullWidth
            variant="contained"
            disabled={busy}
            onClick={() => onMove({ orderState: 'RETURNED', restock: outcome === 'restock' })}
          >
            Received
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridAutoFlow: 'column', gridAutoColumns: '1fr' }}>
        {may.has('REFUNDED') && (
          <Button
            color="error"
            variant="outlined"
            disabled={busy}
            onClick={() => onMove({ orderState: 'REFUNDED' })}
          >
            Refund…
          </Button>
        )}
        {may.has('CANCELLED') && (
          <Button
            color="error"
            variant="outlined"
            disabled={busy}
            onClick={() => onMove({ orderState: 'CANCELLED' })}
          >
            Deny…
          </Button>
        )}
      </Box>
    </div>
  );
}
