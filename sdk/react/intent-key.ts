declare const brand: unique symbol;

/** The `Idempotency-Key` of one intent. `use-intent.ts` creates it. */
export type IntentKey = string & { readonly [brand]: true };

/** The header of a call that creates something. */
export interface Once {
  'Idempotency-Key': IntentKey;
}

export function newIntentKey(): IntentKey {
  return keyFrom(crypto.randomUUID());
}

/** Returns the key of one of several calls that form one intent. */
export function partOf(once: Once, part: string | number): Once {
  return { 'Idempotency-Key': keyFrom(`${once['Idempotency-Key']}-${part}`) };
}

/** Returns an intent that survives a reload, by the key it was stored with. */
export function savedIntent(key: string): Once {
  return { 'Idempotency-Key': keyFrom(key) };
}

/** A preview does nothing, so it belongs to no intent. */
export function previewOnly(): Once {
  return { 'Idempotency-Key': newIntentKey() };
}

function keyFrom(text: string): IntentKey {
  if (!isKey(text)) throw new TypeError('An Idempotency-Key is never empty.');
  return text;
}

function isKey(text: string): text is IntentKey {
  return text !== '';
}
