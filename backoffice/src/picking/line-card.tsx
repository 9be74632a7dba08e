import { Box, Typography, useTheme } from '@mui/material';
import { Thumbnail } from '../media/thumbnail.tsx';
import { colorsOf } from '../ui/tones.ts';
import type { PickingLine } from './calls.ts';
import { LabelButton } from './labels/label-button.tsx';
import { LineTicks } from './line-ticks.tsx';
import { isWholeLine, lineId, unitsTicked, type Ticks } from './ticks.ts';

interface Props {
  line: PickingLine;
  number: number;
  /** On a phone the boxes have the full width. */
  narrow: boolean;
  /** Title of the item's catalog. */
  place: string;
  ticks: Ticks;
  disabled: boolean;
  onChange: (ticks: Ticks) => void;
}

/** Shows an item to pick: its picture, title and quantity. */
export function LineCard({ line, number, narrow, place, ticks, disabled, onChange }: Props) {
  const done = colorsOf('done', useTheme().palette.mode);
  const whole = isWholeLine(ticks, line);
  const choice = (
    <>
      <LineTicks {...{ line, ticks, disabled, onChange }} />
      <LabelButton item={line} count={line.quantity} sx={{ mt: 1 }} />
    </>
  );
  return (
    <Box
      component="li"
      id={lineId(line)}
      sx={{
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: whole ? done.ink : 'divider',
        borderLeftWidth: 6,
        borderRadius: '3px',
        backgroundColor: whole ? done.ground : 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Thumbnail image={line.image} width={narrow ? 112 : 176} />
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ color: 'text.secondary', fontSize: '1rem' }}>
              {`${number}. ${place}`}
              {line.bin !== null && (
                <Box
                  component="strong"
                  sx={{ display: 'block', color: 'text.primary', fontSize: '1.25rem' }}
                >
                  {`Shelf ${line.bin}`}
                </Box>
              )}
            </Box>
            {line.quantity > 1 && (
              <Box sx={{ fontSize: '1.25rem', fontWeight: 660, whiteSpace: 'nowrap' }}>
                {`${unitsTicked(ticks, line).length} of ${line.quantity}`}
              </Box>
            )}
          </Box>
          <Typography
            variant="h3"
            sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 640, lineHeight: 1.2 }}
          >
            {line.title}
          </Typography>
          {!narrow && choice}
        </Box>
      </Box>
      {narrow && choice}
    </Box>
  );
}
