import { lazy, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the code ahead, so that the first render of Page needs no wait. */
  preload: () => Promise<void>;
}

/** A page whose code is loaded when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazy(async () => {
    await preload();
    return { default: loaded ?? Nothing };
  });
  function Page() {
    const Now = loaded;
    return Now ? <Now /> : <Later />;
  }
  return { Page, preload };
}

function Nothing() {
  return null;
}
