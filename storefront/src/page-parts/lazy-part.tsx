import { lazyPart as lazyComponentPart, type LazyPart } from '@spindle/sdk/react/lazy-component';
import { createContext, useContext, type ComponentType } from 'react';

export type { LazyPart };

/** On the server, collects the module names of rendered parts. */
export const DrawnParts = createContext<Set<string> | null>(null);

const preloads = new Map<string, () => Promise<void>>();

/**
 * Creates a page, or a part of one, whose code loads when it is first shown. A part that the server
 * renders names its module. Its files are sent along, so that the browser has the code before it
 * hydrates. Otherwise React may discard the server's markup, along with a click on it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  module?: string,
): LazyPart<Props> {
  const { Part: Loaded, preload } = lazyComponentPart(load);
  if (module !== undefined) preloads.set(module, preload);
  function Part(props: Props) {
    const drawn = useContext(DrawnParts);
    if (import.meta.env.SSR && module !== undefined) drawn?.add(module);
    return <Loaded {...props} />;
  }
  return { Part, preload };
}

/**
 * Loads the code of the parts that the server rendered. Call it once the page's own code is loaded.
 */
export async function preloadParts(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map(async (module) => preloads.get(module)?.()));
}
