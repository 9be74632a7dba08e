import { useCanAccess } from 'react-admin';

/**
 * Returns whether the signed-in user may perform this action on the resource, or null while
 * loading.
 */
export function useHasAccess(action: string, resource: string): boolean | null {
  const { isPending, canAccess } = useCanAccess({ action, resource });
  return isPending ? null : canAccess === true;
}
