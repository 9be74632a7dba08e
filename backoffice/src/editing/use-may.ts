import { useCanAccess } from 'react-admin';

/** Whether the signed-in person may do this to records of a resource; null while loading. */
export function useMay(action: string, resource: string): boolean | null {
  const { isPending, canAccess } = useCanAccess({ action, resource });
  return isPending ? null : canAccess === true;
}
