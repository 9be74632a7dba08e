import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography, useTheme } from '@mui/material';
import { Thumbnail } from '../media/thumbnail.tsx';
import { mono } from '../ui/theme.ts';
import { colorsOf } from '../ui/tones.ts';
import type { Packing } from './calls.ts';

type Line = Packing['lines'][number];

interface Props {
  line: Line;
  onPack: (code: string) => void;
}

export const lineId = ({ catalogId, catalogItemId }: Line) => `${catalogId}/${catalogItemId}`;

/** Shows a line of the parcel, its packed units, and a button for users without a scanner. */
export function PackedLine({ line, onPack }: Props) {
  const done = colorsOf('done', useTheme().palette.mode);
  const { title, catalogItemId, partNumber, image, packed, quantity } = line;
  const whole = packed >= quantity;
  return (
    <Box
      component="li"
      id={lineId(line)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderLeftWidth: 6,
        borderRadius: '3px',
        borderColor: whole ? done.ink : 'divider',
        backgroundColor: whole ? done.ground : 'background.paper',
      }}
    >
      <Box sx={{ overflow: 'hidden' }}>
        <Thumbnail image={image} width={96} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" sx={{ fontSize: '1.125rem', fontWeight: 640, lineHeight: 1.25 }}>
          {title}
        </Typography>
        <Box sx={{ fontFamily: mono, color: 'text.secondary' }}>
          {[catalogItemId, partNumber].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 2,
        }}
      >
        <Box sx={{ fontSize: '1.5rem', fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}>
          {`${packed} of ${quantity}`}
        </Box>
        <Button
          variant="outlined"
          aria-label={`Add one ${title}`}
          disabled={whole}
          onClick={() => onPack(lineId(line))}
          sx={{ width: 72, height: 56 }}
        >
          <AddIcon />
        </Button>
      </Box>
    </Box>
  );
}
