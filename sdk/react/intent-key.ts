declare const brand: unique symbol;

/** The `Idempotency-Key` of one intent. `use-intent.ts` creates it. */
export type IntentKey = string & { readonly [brand]: true };

/** The header of a call that creates something. */
export interface IntentHeader {
  'Idempotency-Key': IntentKey;
}

export function newIntentKey(): IntentKey {
  return keyFrom(crypto.randomUUID());
}

/** Returns the key for one of several calls that belong to the same intent. */
export function partOf(once: IntentHeader, part: string | number): IntentHeader {
  return { 'Idempotency-Key': keyFrom(`${once['Idempotency-Key']}-${part}`) };
}

/** Restores an intent from its stored key, so that it survives a reload. */
export function savedIntent(key: string): IntentHeader {
  return { 'Idempotency-Key': keyFrom(key) };
}

/** Returns a key for a preview, which changes nothing and so belongs to no intent. */
export function previewOnly(): IntentHeader {
  return { 'Idempotency-Key': newIntentKey() };
}

function keyFrom(text: string): IntentKey {
  if (!isKey(text)) throw new TypeError("Idempotency-Key can't be empty.");
  return text;
}

function isKey(text: string): text is IntentKey {
  return text !== '';
}
