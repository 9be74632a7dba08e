import type { OperationId } from '../contract/operation-types.ts';
import { createMockShop, type MockShop } from './core/mock-shop.ts';
import type { ScenarioName } from './core/scenarios.ts';
import type { Store } from './core/store.ts';
import { mswHandlers } from './msw-handlers.ts';
import { begin, type KindOfShop } from '../demo/mock-shop/kinds-of-shop.ts';
import type { ShopState } from './state.ts';
import { becomeVisitor, forgetVisitor } from './visitor.ts';

/** The played shop as a page's tests hold it: `setupServer(...shop.handlers)`. */
export interface TestShop extends MockShop {
  handlers: ReturnType<typeof mswHandlers>;
  /** Begins anew, with nobody signed in and no scenario on. */
  open: (kind?: KindOfShop) => void;
  /** Whoever has that address, in this page; null signs out. */
  signIn: (email: string | null) => void;
  /** Turns a scenario on, for some calls or for all. */
  start: (name: ScenarioName, operations?: OperationId[]) => void;
  /** Turns that scenario off, or all of them; what was slow until then is answered. */
  calm: (name?: ScenarioName) => void;
}

const openedAt = new Date();
// Nothing changes a state in place, so that one of each kind will do.
const made = new Map<KindOfShop, ShopState>();

function stateOf(kind: KindOfShop): ShopState {
  const state = made.get(kind) ?? begin[kind](openedAt);
  made.set(kind, state);
  return state;
}

/** `slow` takes until it is turned off: what a page shows while it waits can be looked at. */
export function testShop(): TestShop {
  let state: ShopState | undefined;
  const store: Store = {
    read: () => (state ??= stateOf('as usual')),
    write: (next) => {
      state = next;
    },
  };
  const waiting = new Set<() => void>();
  const goOn = () => {
    for (const end of waiting) end();
    waiting.clear();
  };
  const slowness = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  const shop = createMockShop({ store, slowness });
  return {
    ...shop,
    handlers: mswHandlers(shop),
    open(kind = 'as usual') {
      state = stateOf(kind);
      waiting.clear();
      forgetVisitor();
    },
    signIn: (email) => shop.change((present) => becomeVisitor(present, email, shop.newId())),
    start: (name, operations) =>
      shop.change(({ scenarios }) => {
        scenarios.push({ name, operations: operations ?? null });
      }),
    calm(name) {
      shop.change((present) => {
        present.scenarios = present.scenarios.filter(
          (one) => name !== undefined && one.name !== name,
        );
      });
      if (name === undefined || name === 'slow') goOn();
    },
  };
}
