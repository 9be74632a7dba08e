import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  resource: string;
  id: string;
  children: ReactNode;
}

/** Links to a record. Makes a row that opens on click accessible by keyboard. */
export function RecordLink({ resource, id, children }: Props) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
