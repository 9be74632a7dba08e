const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React takes a stack trace of every element made in development, up to a number a second, for
 * warnings nobody lets pass here; they cost a quarter of a page test. Here the number is reached.
 */
export function takeNoOwnerStacks(react: object): void {
  const internals: unknown = Reflect.get(react, INTERNALS);
  if (typeof internals !== 'object' || internals === null)
    throw new Error('React keeps its count of owner stacks elsewhere now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {
      // React would begin to count anew each second.
    },
  });
}
