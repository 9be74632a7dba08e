import { usePermissions } from 'react-admin';
import type { Permissions } from '../providers/auth-provider.ts';
import { toolsFor, type Tool } from './tools.ts';

/** The tools of whoever is signed in; none until that is known. */
export function useTools(): readonly Tool[] {
  const { permissions } = usePermissions<Permissions>();
  return permissions ? toolsFor(permissions) : [];
}
