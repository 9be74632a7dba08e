import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** Shows a part of an item that is saved separately from the item's form. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 3, pt: 2, maxWidth: 960, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
