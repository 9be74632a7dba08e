import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useHasAccess } from '../editing/use-has-access.ts';

/**
 * Returns the URL of all entries about a subject, such as `order 6f0c1f3a-…` or `customer
 * 019a3b5c-…`.
 */
function auditOf(subject: string): string {
  const list = { filter: JSON.stringify({ subject }), page: '1' };
  return `/ui/admin/audit?${new URLSearchParams(list).toString()}`;
}

interface Props {
  /** Example: `order 6f0c1f3a-…` */
  subject: string;
  label?: string;
}

/** Links a record to the log of everything staff did to it. */
export function AuditLink({ subject, label = 'Activity log' }: Props) {
  if (useHasAccess('list', 'audit') === false) return null;
  return (
    <Link component={RouterLink} to={auditOf(subject)} sx={{ display: 'inline-block', py: '4px' }}>
      {label}
    </Link>
  );
}
