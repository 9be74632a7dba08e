import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** Hides what few people need behind a label. */
export function Fold({ label, children }: Props) {
  return (
    <Box
      component="details"
      sx={{
        '& > summary': {
          width: 'fit-content',
          py: '4px',
          color: 'text.secondary',
          fontSize: '0.875rem',
          cursor: 'pointer',
        },
      }}
    >
      <summary>{label}</summary>
      {children}
    </Box>
  );
}
