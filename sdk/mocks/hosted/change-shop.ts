import { copyState, type Store } from '../core/store.ts';
import type { ShopState } from '../state.ts';

/** Changes the shop all tabs share, as the provider would tell it. */
export async function changeShop<T>(store: Store, change: (state: ShopState) => T): Promise<T> {
  const run = () => {
    const state = copyState(store.read());
    const result = change(state);
    store.write(state);
    return result;
  };
  return store.alone ? store.alone(run) : run();
}
