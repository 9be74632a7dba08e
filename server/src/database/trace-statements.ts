import type { ClientBase } from 'pg';
import { partSpan } from '../telemetry/tracing.ts';
import { PreparedRun } from './prepared-run.ts';

/** Each statement of a request or job that is traced becomes a span of it. */
export function traceStatements(client: ClientBase): void {
  const original = client.query;
  Reflect.set(client, 'query', (...given: unknown[]) => {
    const [statement] = given;
    const about = factsOf(statement);
    const span = about && partSpan(about);
    const sent: unknown = Reflect.apply(original, client, given);
    if (span === undefined) return sent;
    const done = statement instanceof PreparedRun ? statement.rows : sent;
    if (!(done instanceof Promise)) {
      span.end();
      return sent;
    }
    done.then(
      () => span.end(),
      (error: unknown) => {
        span.fail(error);
        span.end();
      },
    );
    return sent;
  });
}

function factsOf(statement: unknown) {
  if (statement instanceof PreparedRun) return spanOf(statement.name);
  return typeof statement === 'string' ? textSpan(statement) : undefined;
}

function spanOf(operation: string, table?: string) {
  const named = table === undefined ? {} : { 'db.collection.name': table };
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, ...named };
  const name = table === undefined ? operation : `${operation} ${table}`;
  return { name, kind: 'client', facts } as const;
}

/** All of a statement that matters here stands in its beginning. */
const BEGINNING = 1_000;

/**
 * What it does to which table, and no more of its text: MikroORM writes values into it.
 * @returns such as `select orders`
 */
function textSpan(statement: string) {
  const text = statement.slice(0, BEGINNING).replace(/'[^']*(?:'|$)/g, '');
  const verb = /^[\s(]*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text)?.[1];
  return spanOf(verb, table?.replaceAll('"', ''));
}
