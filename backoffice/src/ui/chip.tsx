import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { colorsOf, type Tone } from './tones.ts';
import { useTranslateText, type Translatable } from './use-translate-text.ts';

/** Shows a state in a word or two. The color only repeats the meaning of the text. */
export function Chip({ label, tone = 'plain' }: { label: Translatable; tone?: Tone }) {
  const translate = useTranslateText();
  return (
    <Box
      component="span"
      sx={({ palette }) => {
        const { ink, ground } = colorsOf(tone, palette.mode);
        return {
          display: 'inline-block',
          px: '7px',
          borderRadius: '3px',
          color: ink,
          backgroundColor: ground,
          boxShadow: `inset 0 0 0 1px ${ink}33`,
          fontSize: '0.8125rem',
          fontWeight: 540,
          lineHeight: '20px',
          whiteSpace: 'nowrap',
        };
      }}
    >
      {translate(label)}
    </Box>
  );
}

/** Shows several chips on one line, or on more if space is short. */
export function Chips({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '4px' }}>
      {children}
    </Box>
  );
}
