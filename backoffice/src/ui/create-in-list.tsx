import { useResourceContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

const creating = { creating: true };

/** `…/create` of records that are made in a dialog above their list. */
export function CreateInList() {
  return <Navigate to={`/ui/admin/${useResourceContext()}`} state={creating} replace />;
}

/** Whether somebody came to the list to make a record. */
export function useCreating(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'creating' in state;
}
