const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from capturing a stack for every element, up to a maximum per second. The stacks are
 * for warnings that fail tests here anyway, and cost a quarter of a page test. Here the maximum
 * counts as reached.
 */
export function disableOwnerStacks(react: object): void {
  const internals: unknown = Reflect.get(react, INTERNALS);
  if (typeof internals !== 'object' || internals === null)
    throw new Error('React keeps its count of owner stacks elsewhere now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {
      // React resets its count every second.
    },
  });
}
