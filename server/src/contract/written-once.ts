/** Replies that are the same for everybody, as they travel. */
const written = new WeakMap<object, Buffer>();

/** Has a reply of that body sent as this JSON of it, which then need not be written for each reader. */
export function keepWritten<T extends object>(body: T, json: string): T {
  written.set(body, Buffer.from(json));
  return body;
}

export function writtenOf(body: unknown): Buffer | undefined {
  return typeof body === 'object' && body !== null ? written.get(body) : undefined;
}
