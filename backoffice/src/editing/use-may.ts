import { useCanAccess } from 'react-admin';

/** Whether whoever is signed in may do this to the records of a resource; null until that is known. */
export function useMay(action: string, resource: string): boolean | null {
  const { isPending, canAccess } = useCanAccess({ action, resource });
  return isPending ? null : canAccess === true;
}
