import type { Call } from './call.ts';
import { needsKey, takesKey } from './examples.ts';

const sentences: Record<string, (value: unknown) => string> = {
  'x-changes-state': () => 'Changes something: never make it ahead of time.',
  'x-human-check': (action) =>
    `People bring a human-check token for ${String(action)}; tokens need none.`,
  'x-rate-limit': (name) => `Limited by client address, as “${String(name)}”.`,
  'x-fresh-proof': () => 'Needs a code of the authenticator or a passkey given within ten minutes.',
  'x-cacheable': () => 'Caches may keep the reply.',
  'x-raw-body': () => 'Its sender signs the body as it is.',
  'x-any-query': () => 'A query changes nothing.',
  'x-preview': () => 'With `preview` nothing happens: the reply says what would.',
  'x-body-limit': (bytes) => `A body has at most ${Number(bytes).toLocaleString('en-US')} bytes.`,
};

/** What is particular about a call, a sentence each; in Markdown. */
export function marksOf(call: Call): string[] {
  const marks = Object.entries(call.operation).flatMap(([name, value]) => {
    const sentence = sentences[name];
    return sentence === undefined || value === false ? [] : [sentence(value)];
  });
  if (needsKey(call)) marks.push('Needs an `Idempotency-Key`.');
  else if (takesKey(call)) marks.push('Happens once under an `Idempotency-Key`.');
  return marks;
}
