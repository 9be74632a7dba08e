import { usePermissions } from 'react-admin';
import type { Permissions } from '../providers/auth-provider.ts';
import { toolGroupsFor, toolsFor, type Tool, type ToolGroup } from './tools.ts';

/** The tools of whoever is signed in; none until that is known. */
export function useTools(): readonly Tool[] {
  const { permissions } = usePermissions<Permissions>();
  return permissions ? toolsFor(permissions) : [];
}

/** The same, by what they are about. */
export function useToolGroups(): readonly ToolGroup[] {
  const { permissions } = usePermissions<Permissions>();
  return permissions ? toolGroupsFor(permissions) : [];
}
