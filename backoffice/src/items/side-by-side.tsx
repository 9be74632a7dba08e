import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Shows fields next to each other where there is space. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        '& > .MuiFormControl-root': { maxWidth: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
