import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

interface Props {
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** Frame of every screen: the way back, what this is, and the thing itself. */
export function Screen({ title, aside, crumbs, children }: Props) {
  return (
    <>
      <title>{`${title} – Spindle administration`}</title>
      {crumbs && <Breadcrumb crumbs={crumbs} here={title} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </>
  );
}
