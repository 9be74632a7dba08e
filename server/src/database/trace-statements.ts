import type { ClientBase } from 'pg';
import { partSpan } from '../telemetry/tracing.ts';

/** Each statement of a request or job that is traced becomes a span of it. */
export function traceStatements(client: ClientBase): void {
  const original = client.query;
  Reflect.set(client, 'query', (...given: unknown[]) => {
    const send = (): unknown => Reflect.apply(original, client, given);
    const [text] = given;
    const span = typeof text === 'string' ? partSpan(spanOf(text)) : undefined;
    const sent = send();
    if (span === undefined) return sent;
    if (!(sent instanceof Promise)) {
      span.end();
      return sent;
    }
    sent.then(
      () => span.end(),
      (error: unknown) => {
        span.fail(error);
        span.end();
      },
    );
    return sent;
  });
}

/** All of a statement that matters here stands in its beginning. */
const BEGINNING = 1_000;

/**
 * What it does to which table, and no more of its text: MikroORM writes values into it.
 * @returns such as `select orders`
 */
function spanOf(statement: string) {
  const text = statement.slice(0, BEGINNING).replace(/'[^']*(?:'|$)/g, '');
  const verb = /^[\s(]*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text)?.[1];
  const named = table === undefined ? {} : { 'db.collection.name': table.replaceAll('"', '') };
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...named };
  const name = [verb, named['db.collection.name']].filter((part) => part !== undefined).join(' ');
  return { name, kind: 'client', facts } as const;
}
