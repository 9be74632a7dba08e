import { lazyPart as lazyComponentPart, type LazyPart } from '@spindle/sdk/react/lazy-component';
import { createContext, useContext, type ComponentType } from 'react';

export type { LazyPart };

/** On the server: where parts that are drawn put the names of their modules. */
export const DrawnParts = createContext<Set<string> | null>(null);

const preloads = new Map<string, () => Promise<void>>();

/**
 * A page, or a part of one, whose code is loaded when it is first shown. A part that the server
 * draws names its module: its files are sent along, and the browser has it before it takes the page
 * over. Else React may throw away what the server drew, and a click that was meant for it.
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

/** Loads what the server drew of a page that is loaded already. */
export async function preloadParts(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map(async (module) => preloads.get(module)?.()));
}
