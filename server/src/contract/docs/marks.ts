import type { Call } from './call.ts';
import { needsKey, takesKey } from './examples.ts';

const sentences: Record<string, (value: unknown) => string> = {
  'x-changes-state': () => 'Has side effects; do not prefetch.',
  'x-human-check': (action) =>
    `Requires a human-check token for ${String(action)}, except with an API token.`,
  'x-rate-limit': (name) => `Rate-limited by IP address (“${String(name)}”).`,
  'x-fresh-proof': () => 'Requires an authenticator code or passkey from the last ten minutes.',
  'x-cacheable': () => 'The response can be cached.',
  'x-raw-body': () => 'The sender signs the raw body.',
  'x-any-query': () => 'The query string is ignored.',
  'x-preview': () => 'With `preview`, returns the expected result and changes nothing.',
  'x-body-limit': (bytes) =>
    `The body is limited to ${Number(bytes).toLocaleString('en-US')} bytes.`,
};

/** Describes a call's special properties, one Markdown sentence each. */
export function marksOf(call: Call): string[] {
  const marks = Object.entries(call.operation).flatMap(([name, value]) => {
    const sentence = sentences[name];
    return sentence === undefined || value === false ? [] : [sentence(value)];
  });
  if (needsKey(call)) marks.push('Requires an `Idempotency-Key`.');
  else if (takesKey(call)) marks.push('Idempotent with an `Idempotency-Key`.');
  return marks;
}
