import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Button } from '@mui/material';
import type { LineTicksProps } from './line-ticks.tsx';
import { TickBox } from './tick-box.tsx';
import { isWholeLine, tickOne, tickLine, unitsTicked, untickOne } from './ticks.ts';

const button = { width: 64, minWidth: 64, height: 56 };

/** Counts many units without a checkbox for each: add one, remove one, or all. */
export function ManyUnits({ line, ticks, disabled, onChange }: LineTicksProps) {
  const whole = isWholeLine(ticks, line);
  const none = unitsTicked(ticks, line).length === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Button
        variant="outlined"
        aria-label={`Remove one ${line.title}`}
        disabled={disabled || none}
        onClick={() => onChange(untickOne(ticks, line))}
        sx={button}
      >
        <RemoveIcon />
      </Button>
      <Button
        variant="outlined"
        aria-label={`Add one ${line.title}`}
        disabled={disabled || whole}
        onClick={() => onChange(tickOne(ticks, line))}
        sx={button}
      >
        <AddIcon />
      </Button>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TickBox
          label={`All ${line.quantity} of ${line.title}`}
          checked={whole}
          disabled={disabled}
          onChange={() => onChange(tickLine(ticks, line, !whole))}
        />
        {`All ${line.quantity}`}
      </Box>
    </Box>
  );
}
