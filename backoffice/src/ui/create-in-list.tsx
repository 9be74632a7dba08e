import { useResourceContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

const creating = { creating: true };

/** Redirects `…/create` to the list, where a dialog creates the record. */
export function CreateInList() {
  return <Navigate to={`/ui/admin/${useResourceContext()}`} state={creating} replace />;
}

/** Returns whether the user came to the list to create a record. */
export function useCreating(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'creating' in state;
}
