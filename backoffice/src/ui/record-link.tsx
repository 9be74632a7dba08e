import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  resource: string;
  id: string;
  children: ReactNode;
}

/** Links to a record, for those who may open it. Makes a row that opens on click accessible by keyboard. */
export function RecordLink({ resource, id, children }: Props) {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ action: 'show', resource });
  if (canAccess === false) return <span>{children}</span>;
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
