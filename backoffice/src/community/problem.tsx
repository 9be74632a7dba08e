import { Box } from '@mui/material';
import { coloursOf } from '../ui/tones.ts';

/** What the community refused, and what to do about it. */
export function Problem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-block',
        maxWidth: '44ch',
        whiteSpace: 'normal',
        color: coloursOf('notice', palette.mode).ink,
      })}
    >
      {problem}
    </Box>
  );
}
