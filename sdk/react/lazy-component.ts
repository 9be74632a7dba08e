import { createElement, lazy, useState, type ComponentType } from 'react';

/** A phone changes networks, a train leaves its tunnel: waits before each further attempt. */
const RETRY_AFTER_MS = [400, 1_600];

/** After a failure, components that mount later than this load the code again. */
const FORGET_FAILURE_MS = 1_000;

/** Loads code; an attempt that fails is repeated, because one offline moment is no answer. */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}

export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Loads the code ahead, so that the first render of `Part` doesn't wait. */
  preload: () => Promise<void>;
}

/**
 * A component whose code loads when it is first shown. React's own `lazy` keeps a failure until the
 * page is reloaded; this one retries, and starts over wherever the component mounts next.
 * @param fallback shown where the code can't be loaded; without it the nearest error boundary is
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function get(): Promise<ComponentType<Props>> {
    loading ??= loadWithRetries(load);
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function defer() {
    return lazy(async () => {
      try {
        return { default: await get() };
      } catch (error) {
        // React renders this attempt's failure first. Starting over at once would never show it.
        setTimeout(() => {
          Deferred = defer();
        }, FORGET_FAILURE_MS);
        if (fallback === undefined) throw error;
        return { default: fallback };
      }
    });
  }
  let Deferred = defer();

  function Part(props: Props) {
    // Chosen once: exchanging one for the other would make its contents anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return createElement(Shown, props);
  }
  return { Part, preload: async () => void (await get()) };
}

/** Returns the component of `lazyPart` where nothing preloads it. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load).Part;
}
