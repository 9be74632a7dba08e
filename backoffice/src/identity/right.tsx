import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** The button that changes the role, or why it can't be changed. */
  children: ReactNode;
}

/** Shows one role or sign-in method, with the button that changes it. */
export function AccountRight({ title, text, children }: Props) {
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: { xs: '4px', sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      <Box sx={{ fontWeight: 560 }}>{title}</Box>
      <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      <Box sx={{ maxWidth: 300, justifySelf: { sm: 'end' } }}>{children}</Box>
    </Box>
  );
}
