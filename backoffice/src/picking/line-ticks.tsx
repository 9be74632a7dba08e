import { Box } from '@mui/material';
import { mono } from '../ui/theme.ts';
import type { PickingLine } from './calls.ts';
import { ManyUnits } from './many-units.tsx';
import { TickBox } from './tick-box.tsx';
import { isWholeLine, toggleUnit, unitsOf, unitsTicked, type Ticks } from './ticks.ts';

/** Lines with more units than this have a counter instead of one checkbox per unit. */
const MAX_BOXES = 12;

export interface LineTicksProps {
  line: PickingLine;
  ticks: Ticks;
  disabled: boolean;
  onChange: (ticks: Ticks) => void;
}

/** Shows a line's checkboxes next to the item's id. */
export function LineTicks(props: LineTicksProps) {
  const { line, ticks, disabled, onChange } = props;
  const id = (
    <Box component="span" sx={{ fontFamily: mono, fontSize: '1rem', overflowWrap: 'anywhere' }}>
      {line.catalogItemId}
    </Box>
  );
  if (line.quantity === 1) {
    return (
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, ml: '-4px' }}
      >
        <TickBox
          label={`${line.title}, ${line.catalogItemId}`}
          checked={isWholeLine(ticks, line)}
          disabled={disabled}
          onChange={() => onChange(toggleUnit(ticks, line, 0))}
        />
        {id}
      </Box>
    );
  }
  const ticked = unitsTicked(ticks, line);
  return (
    <Box sx={{ mt: 1 }}>
      {id}
      {line.quantity > MAX_BOXES ? (
        <ManyUnits {...props} />
      ) : (
        <Box
          role="group"
          aria-label={`Units of ${line.title}`}
          sx={{ display: 'flex', flexWrap: 'wrap', mt: 0.5, ml: '-4px' }}
        >
          {unitsOf(line).map((unit) => (
            <TickBox
              key={unit}
              label={`${line.title}, unit ${unit + 1} of ${line.quantity}`}
              face={String(unit + 1)}
              checked={ticked.includes(unit)}
              disabled={disabled}
              onChange={() => onChange(toggleUnit(ticks, line, unit))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
