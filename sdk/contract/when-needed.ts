/**
 * Returns a function that creates a value on first use and keeps it. The providers' clients load
 * slowly and use a lot of memory, and a shop can start without them. If creation is asynchronous,
 * all callers share one promise.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
