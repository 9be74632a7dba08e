import { useCanAccessResources } from 'react-admin';
import { toolGroupsFor, toolNames, toolsFor, type Tool, type ToolGroup } from './tools.ts';

/** Returns the signed-in user's tools, or none until the user has loaded. */
export function useTools(): readonly Tool[] {
  return toolsFor(useCanOpen());
}

/** Returns the signed-in user's tools by group. */
export function useToolGroups(): readonly ToolGroup[] {
  return toolGroupsFor(useCanOpen());
}

function useCanOpen() {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: toolNames });
  return (name: string) => canAccess?.[name] === true;
}
