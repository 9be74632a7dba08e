import { createContext, lazy, useContext, useState, type ComponentType } from 'react';

export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Loads the code ahead, so that the first render of Part needs no wait. */
  preload: () => Promise<void>;
}

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
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  if (module !== undefined) preloads.set(module, preload);
  const Later = lazy(async () => {
    await preload();
    return { default: loaded ?? Nothing };
  });
  function Part(props: Props) {
    const drawn = useContext(DrawnParts);
    if (import.meta.env.SSR && module !== undefined) drawn?.add(module);
    // Chosen once: exchanging one for the other would make its contents anew.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Part, preload };
}

/** Loads what the server drew of a page that is loaded already. */
export async function preloadParts(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map(async (module) => preloads.get(module)?.()));
}

function Nothing() {
  return null;
}
