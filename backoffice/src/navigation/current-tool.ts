import type { Tool } from './tools.ts';

interface Location {
  pathname: string;
  /** Includes the `?`. */
  search: string;
}

/** Returns the current tool. If several tools match the URL, the one with the longest URL wins. */
export function currentTool(tools: readonly Tool[], place: Location): Tool | undefined {
  return tools
    .filter(({ to, also }) => isAt(to, place) || (also !== undefined && isAt(also, place)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}

function isAt(address: string, { pathname, search }: Location): boolean {
  const [path = '', query] = address.split('?');
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  const params = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value);
}
