import { invalidKey } from '../domain/calls/idempotency-key.ts';
import { isObject } from './document.ts';
import { badRequest } from './failure.ts';
import type { Operation } from './operation.ts';

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Fingerprints of the uploaded files, by field. */
  files: Record<string, string>;
}

/**
 * Returns the request as text. A repetition with the same `Idempotency-Key` must have the same
 * text. Excludes the human-check token, which differs between attempts.
 */
export function requestText({ params, query, body, files }: Input): string {
  const { rct: _, ...content } = isObject(body) ? body : {};
  const input = { params, query, body: isObject(body) ? content : body };
  return JSON.stringify(Object.keys(files).length === 0 ? input : { ...input, files });
}

/**
 * Returns the call's `Idempotency-Key`, or null if repetitions run again. Previews aren't recorded,
 * because they do nothing.
 * @throws Failure 400 for an invalid key
 */
export function idempotencyKeyOf(
  { access, once, preview }: Operation,
  { body, key }: { body: unknown; key: string },
): string | null {
  const isPreview = preview && isObject(body) && body['preview'] === true;
  if (!access.session || once === null || isPreview) return null;
  if (once === 'optional' && key === '') return null;
  const message = invalidKey(key);
  if (message === null) return key;
  throw badRequest(`Idempotency-Key ${message}.`, [{ path: 'Idempotency-Key', message }]);
}
