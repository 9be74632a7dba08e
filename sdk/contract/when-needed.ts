/**
 * What is made with its first use, and then kept: providers' clients take a while to load and much
 * memory, and a shop is ready without them. Where making it takes time, all who ask share one promise.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
