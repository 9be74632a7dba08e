import { createElement, lazy, useState, type ComponentType } from 'react';

/** Delays before each retry, long enough to survive a brief loss of the network. */
const RETRY_AFTER_MS = [400, 1_600];

/** A component that mounts this long after a failure loads the code again. */
const FORGET_FAILURE_MS = 1_000;

/** Loads code and retries failures, because the network may only be offline for a moment. */
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
  /** Loads the code early, so that the first render of `Part` doesn't wait. */
  preload: () => Promise<void>;
}

/**
 * Creates a component whose code loads when it is first shown. React's own `lazy` keeps a failure
 * until the page is reloaded; this one retries, and starts over wherever the component mounts next.
 * @param fallback shown if the code can't be loaded; without it the nearest error boundary is
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
        // React must render this attempt's failure first. Restarting right away would hide it.
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
    // Selected once, because switching would remount the contents.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return createElement(Shown, props);
  }
  return { Part, preload: async () => void (await get()) };
}

/** Creates a component like `lazyPart`, for code that nothing preloads. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load).Part;
}
