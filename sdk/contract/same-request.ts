import { isObject } from './document.ts';
import type { Operation } from './operation.ts';

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Fingerprints of the uploaded files, by field. */
  files: Record<string, string>;
}

/**
 * Returns the request as text: a repetition with the same `Idempotency-Key` must have the same.
 * Excludes the human-check token, which differs in every attempt.
 */
export function requestText({ params, query, body, files }: Input): string {
  const { rct: _, ...content } = isObject(body) ? body : {};
  const input = { params, query, body: isObject(body) ? content : body };
  return JSON.stringify(Object.keys(files).length === 0 ? input : { ...input, files });
}

/** Tells whether a call is idempotent by key. A preview does nothing, so it is not recorded. */
export function happensOnce({ once, preview }: Operation, body: unknown): boolean {
  return once !== null && !(preview && isObject(body) && body['preview'] === true);
}
