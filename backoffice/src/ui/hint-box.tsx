import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { colorsOf } from './tones.ts';

interface Props {
  label?: string;
  /** Whether the hint is above or below the content it refers to. */
  place: 'above' | 'below';
  children: ReactNode;
}

/** Points out something that staff should look at. */
export function HintBox({ label, place, children }: Props) {
  return (
    <Box
      role="note"
      aria-label={label}
      sx={({ palette }) => {
        const { ink, ground } = colorsOf('notice', palette.mode);
        return {
          ...(place === 'above' ? { mb: 3 } : { mt: 3 }),
          maxWidth: 960,
          px: 1.5,
          py: 1,
          color: ink,
          backgroundColor: ground,
          borderRadius: '3px',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
        };
      }}
    >
      {children}
    </Box>
  );
}
