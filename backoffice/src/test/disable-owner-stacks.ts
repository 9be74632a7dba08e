const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from capturing a stack for every element. The stacks serve warnings, which fail tests
 * here anyway, and take a quarter of a page test's time. React captures a limited number per
 * second, and this makes the limit count as reached.
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
