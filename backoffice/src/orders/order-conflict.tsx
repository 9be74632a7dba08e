import { Box, Button } from '@mui/material';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { trackingNumberOf, type StaffOrder } from './staff-order.ts';
import { states } from './states.ts';

interface Props {
  seen: StaffOrder;
  present: StaffOrder;
  onReload: () => void;
  onSaveAnyway: () => void;
}

/**
 * Tells the user that nothing was saved, how someone else changed the order, and how to continue.
 */
export function OrderConflict({ seen, present, onReload, onSaveAnyway }: Props) {
  return (
    <div>
      <OutcomeNote
        focused
        outcome={{
          good: false,
          title: 'This order changed while you were editing',
          text: `Your changes aren't saved yet. ${describeChange(seen, present)}`,
        }}
      />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <Button variant="contained" onClick={onReload}>
          Reload order
        </Button>
        <Button variant="outlined" onClick={onSaveAnyway}>
          Save my changes anyway
        </Button>
      </Box>
    </div>
  );
}

function describeChange(seen: StaffOrder, present: StaffOrder): string {
  const changes: string[] = [];
  const labels = [seen, present].map(({ orderState }) => states[orderState].label);
  if (labels[0] !== labels[1]) changes.push(`The state changed from ${labels.join(' to ')}.`);
  const numbers = [seen, present].map((order) => trackingNumberOf(order) || 'none');
  if (numbers[0] !== numbers[1]) {
    changes.push(`The tracking number changed from ${numbers.join(' to ')}.`);
  }
  if (changes.length > 0) return changes.join(' ');
  return 'The state and tracking number are unchanged. See the timeline for details.';
}
