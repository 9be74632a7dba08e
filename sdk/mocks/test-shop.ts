import type { OperationId } from '../contract/operation-types.ts';
import { createMockShop, type MockShop } from './core/mock-shop.ts';
import type { ScenarioName } from './core/scenarios.ts';
import type { Store } from './core/store.ts';
import { mswHandlers } from './msw-handlers.ts';
import { begin, type KindOfShop } from '../demo/mock-shop/kinds-of-shop.ts';
import type { ShopState } from './state.ts';
import { becomeVisitor, clearVisitor } from './visitor.ts';

/** The mock shop for page tests: `setupServer(...shop.handlers)`. */
export interface TestShop extends MockShop {
  handlers: ReturnType<typeof mswHandlers>;
  /** Resets the shop, with no one signed in and no scenario active. */
  open: (kind?: KindOfShop) => void;
  /** Signs in the person with this address on this page. Null signs out. */
  signIn: (email: string | null) => void;
  /** Starts a scenario, for some operations or for all. */
  start: (name: ScenarioName, operations?: OperationId[]) => void;
  /** Stops a scenario, or all of them. Slow calls are then answered. */
  calm: (name?: ScenarioName) => void;
}

const openedAt = new Date();
// States are never changed in place, so each kind can be shared.
const made = new Map<KindOfShop, ShopState>();

function stateOf(kind: KindOfShop): ShopState {
  const state = made.get(kind) ?? begin[kind](openedAt);
  made.set(kind, state);
  return state;
}

/**
 * Creates the mock shop for tests. A `slow` call waits until the scenario is stopped, which lets
 * tests look at the page in the meantime.
 */
export function testShop(): TestShop {
  let state: ShopState | undefined;
  const store: Store = {
    read: () => (state ??= stateOf('standard')),
    write: (next) => {
      state = next;
    },
  };
  const waiting = new Set<() => void>();
  const proceed = () => {
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
    open(kind = 'standard') {
      state = stateOf(kind);
      waiting.clear();
      clearVisitor();
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
      if (name === undefined || name === 'slow') proceed();
    },
  };
}
