/**
 * Returns a draft of `kept` that can be changed freely. Each field is copied when it is first read
 * and the rest is shared, so that a call's cost depends on what it reads rather than on the shop's
 * size.
 */
export function copiedOnUse<T extends object>(saved: T): { draft: T; changed: T } {
  const changed = { ...saved };
  const own = new Set<string | symbol>();
  const draft = new Proxy(changed, {
    get(target, name) {
      if (!own.has(name)) {
        own.add(name);
        const record: unknown = Reflect.get(target, name);
        Reflect.set(target, name, withPrototypeOf(record, copyOf(record)));
      }
      return Reflect.get(target, name);
    },
    set(target, name, value) {
      own.add(name);
      return Reflect.set(target, name, value);
    },
  });
  return { draft, changed };
}

/** Copies plain JSON, several times faster than `structuredClone`. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = { ...value };
  for (const name of Object.keys(copy)) {
    const part = copy[name];
    if (typeof part === 'object' && part !== null) copy[name] = copyOf(part);
  }
  return copy;
}

function withPrototypeOf(value: unknown, copy: unknown): unknown {
  if (typeof value !== 'object' || typeof copy !== 'object' || copy === null) return copy;
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(value));
}

/** Converts dates to ISO 8601 text, as the state stores them. */
export const inIsoDates = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
