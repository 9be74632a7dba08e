/**
 * Regularly reports what the process is waiting for and how long it has waited. Stops when the
 * returned function is called.
 */
export function reportWhileWaiting(
  what: string,
  say: (line: string) => void,
  everyMs = 10_000,
): () => void {
  const began = Date.now();
  const timer = setInterval(() => {
    say(`Waiting for ${what} (${Math.round((Date.now() - began) / 1000)} s) …`);
  }, everyMs);
  return () => clearInterval(timer);
}
