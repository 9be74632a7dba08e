/**
 * Returns a function that creates a value on first use and then keeps it. Providers' clients are
 * slow to load and use much memory, and a shop is ready without them. If creation is asynchronous,
 * all callers share one promise.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
