import { isObject } from './document.ts';
import type { Operation } from './operation.ts';

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  /** What tells an uploaded file from another, by field. */
  files: Record<string, string>;
}

/**
 * Returns what a call asks for, as text: a repetition under the same `Idempotency-Key` asks for the
 * same. A human-check token is left out, because every attempt brings a token of its own.
 */
export function requestText({ params, query, body, files }: Input): string {
  const { rct: _, ...content } = isObject(body) ? body : {};
  const input = { params, query, body: isObject(body) ? content : body };
  return JSON.stringify(Object.keys(files).length === 0 ? input : { ...input, files });
}

/** Whether a call takes part in idempotency: a preview does nothing, so nothing is kept of it. */
export function happensOnce({ once, preview }: Operation, body: unknown): boolean {
  return once !== null && !(preview && isObject(body) && body['preview'] === true);
}
