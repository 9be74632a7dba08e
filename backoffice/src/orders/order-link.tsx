import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Links to an order. Also works inside a row that opens on click. */
export function OrderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
