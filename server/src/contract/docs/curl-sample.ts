import { isObject, type Json } from '@spindle/sdk/contract/document';
import { isOpen, successType, type Call } from './call.ts';
import { examplePath, queryExamples, takesKey, textOf } from './examples.ts';

/** Returns the call as a shell command, with the contract's examples. */
export function curlSample(call: Call): string {
  const { method, bodies, operation } = call;
  const query = queryExamples(call);
  const [type, media] = Object.entries(bodies)[0] ?? [];
  const implied = method === 'GET' || (method === 'POST' && type !== undefined);
  return [
    `curl ${query.length > 0 ? '-G ' : ''}"$SHOP${examplePath(call)}"`,
    ...(implied ? [] : [`-X ${method}`]),
    ...(isOpen(operation.security) ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(takesKey(call) ? ['-H "Idempotency-Key: $KEY"'] : []),
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${textOf(value)}`)}`),
    ...(type === undefined ? [] : bodyOptions(type, media?.example)),
    ...(successType(call) === 'application/pdf' ? ['-o file.pdf'] : []),
  ].join(' \\\n  ');
}

function bodyOptions(type: string, example: Json | undefined): string[] {
  const fields = isObject(example) ? Object.entries(example) : [];
  if (type === 'application/json') return [`--json ${quoted(JSON.stringify(example ?? {}))}`];
  if (type === 'multipart/form-data') {
    return fields.map(([name, file]) => `-F ${quoted(`${name}=@${String(file)}`)}`);
  }
  // a list repeats the parameter name for each value
  return fields.flatMap(([name, value]) =>
    [value].flat().map((one) => `--data-urlencode ${quoted(`${name}=${String(one)}`)}`),
  );
}

/** Quotes a text for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
