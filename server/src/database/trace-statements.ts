import type { ClientBase } from 'pg';
import { partSpan } from '../telemetry/tracing.ts';
import { PreparedRun } from './prepared-run.ts';

/** Makes each statement in a traced request or job a span. */
export function traceStatements(client: ClientBase): void {
  const original = client.query;
  Reflect.set(client, 'query', (...input: unknown[]) => {
    const [statement] = input;
    const about = factsOf(statement);
    const span = about && partSpan(about);
    const sent: unknown = Reflect.apply(original, client, input);
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

/** The relevant part of a statement is at its beginning. */
const BEGINNING = 1_000;

/**
 * Names the action and the table, without the statement's text, because MikroORM writes values into
 * the text.
 * @returns a name such as `select orders`
 */
function textSpan(statement: string) {
  const text = statement.slice(0, BEGINNING).replace(/'[^']*(?:'|$)/g, '');
  const verb = /^[\s(]*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text)?.[1];
  return spanOf(verb, table?.replaceAll('"', ''));
}
