import type { StaffScope } from '@spindle/sdk/domain/identity/staff-roles';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { useHasAccess } from './use-has-access.ts';

interface Props {
  /** The scope that the server requires, or `staff` for what only administrators may do. */
  to: StaffScope | 'staff';
  children: ReactNode;
}

/** Shows controls only to those whose calls the server accepts. */
export function Allowed({ to, children }: Props) {
  return useHasAccess('use', to) === true ? children : null;
}

/** Shows a part of a screen only to those who may read its records. */
export function Readable({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess } = useCanAccess({ action: 'list', resource });
  return canAccess === true ? children : null;
}
