import { Box } from '@mui/material';
import { colorsOf } from '../../ui/tones.ts';
import { findLosses } from './round-trip.ts';

/** Returns the names of what the visual editor would lose. Empty markup loses nothing. */
export function losses(markup: string): string[] {
  return markup.trim() === '' ? [] : findLosses(markup);
}

/** Explains why the markup is edited as source. */
export function LossNote({ lost }: { lost: readonly string[] }) {
  return (
    <div role="status">
      {lost.length > 0 && (
        <Box
          sx={({ palette }) => {
            const { ink, ground } = colorsOf('waiting', palette.mode);
            return {
              mb: 1,
              px: 1.5,
              py: 1,
              color: ink,
              backgroundColor: ground,
              borderRadius: '3px',
              fontSize: '0.875rem',
            };
          }}
        >
          The visual editor doesn't support {describeLosses(lost)}, so you're editing the HTML
          source.
        </Box>
      )}
    </div>
  );
}

function describeLosses(lost: readonly string[]): string {
  if (lost.includes('order')) return 'this structure';
  return lost.map((name) => `<${name}>`).join(', ');
}
