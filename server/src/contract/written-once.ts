import { cacheCompressed } from '../http/compress-replies.ts';

/** Serialized responses that are the same for everyone. */
const written = new WeakMap<object, Buffer>();
const writtenTexts = new Map<string, Buffer>();

/**
 * Makes responses with this body reuse bytes that were serialized and compressed once. A text is
 * kept for the lifetime of the process.
 */
export function cacheWritten<T extends object | string>(body: T, text: string): T {
  const bytes = cacheCompressed(Buffer.from(text));
  if (typeof body === 'string') writtenTexts.set(body, bytes);
  else written.set(body, bytes);
  return body;
}

export function writtenOf(body: unknown): Buffer | undefined {
  if (typeof body === 'string') return writtenTexts.get(body);
  return typeof body === 'object' && body !== null ? written.get(body) : undefined;
}
