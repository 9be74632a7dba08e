import { useCanAccessResources } from 'react-admin';
import { toolGroupsFor, toolNames, toolsFor, type Tool, type ToolGroup } from './tools.ts';

/** The tools of whoever is signed in; none until that is known. */
export function useTools(): readonly Tool[] {
  return toolsFor(useMayOpen());
}

/** The same, by what they are about. */
export function useToolGroups(): readonly ToolGroup[] {
  return toolGroupsFor(useMayOpen());
}

function useMayOpen() {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: toolNames });
  return (name: string) => canAccess?.[name] === true;
}
