/** Retries until it succeeds. Fails with the last error after a while. */
export async function eventually<T>(ask: () => Promise<T>, patienceMs = 30_000): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
