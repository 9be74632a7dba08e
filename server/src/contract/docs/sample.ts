import { escapeHtml } from '@spindle/sdk/escape-html';
import type { Call } from './operation.ts';
import type { Parameter } from './shapes.ts';

/** The call as a program would make it; none for calls that programs may not make. */
export function curlSample({ method, path, operation }: Call, parameters: Parameter[]): string {
  const { security, requestBody } = operation;
  const open = security.some((one) => Object.keys(one).length === 0);
  if (!open && !security.some((one) => 'token' in one)) return '';
  const queried = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = queried.map(({ name }) => `${name}={${name}}`).join('&');
  const lines = [
    `curl -X ${method.toUpperCase()} "$SHOP${path}${query && `?${query}`}"`,
    ...(open ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...Object.entries(requestBody?.content ?? {})
      .slice(0, 1)
      .flatMap(([type, { example }]) => bodyOptions(type, example)),
  ];
  return `<pre><code>${escapeHtml(lines.join(' \\\n  '))}</code></pre>`;
}

function bodyOptions(type: string, example: unknown): string[] {
  if (type === 'multipart/form-data') return ['-F image=@picture.jpg'];
  if (type === 'application/json') return [`--json ${quoted(JSON.stringify(example ?? {}))}`];
  return Object.entries(example ?? {}).map(
    ([name, value]) => `--data-urlencode ${quoted(`${name}=${String(value)}`)}`,
  );
}

/** For a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
