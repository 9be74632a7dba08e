export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  keys(): IterableIterator<string>;
  clear(): void;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Since it was last looked at for being given up. */
  read: boolean;
}

/**
 * What is read often, up to so many bytes. What was not read since it was last looked at is given up
 * first (the clock's way), so that whoever reads everything once takes little from the others.
 */
export function createBoundedCache<Value>(mostBytes: number): BoundedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;

  function remove(key: string): void {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entry.read = true;
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      entries.set(key, { value, bytes, read: false });
      held += bytes;
      for (const [oldest, entry] of entries) {
        if (held <= mostBytes) return;
        if (entry.read) {
          entry.read = false;
          // behind all others, where its turn comes again
          entries.delete(oldest);
          entries.set(oldest, entry);
        } else remove(oldest);
      }
    },
    delete: remove,
    keys: () => entries.keys(),
    clear() {
      entries.clear();
      held = 0;
    },
  };
}
