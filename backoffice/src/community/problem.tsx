import { Box } from '@mui/material';
import { colorsOf } from '../ui/tones.ts';

/** Shows what the community rejected, and what to do about it. */
export function Problem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-block',
        maxWidth: '44ch',
        whiteSpace: 'normal',
        color: colorsOf('notice', palette.mode).ink,
      })}
    >
      {problem}
    </Box>
  );
}
