import type { ValidateFunction } from 'ajv/dist/2020.js';
import { closed } from './closed-schema.ts';
import { asObject, isObject, type Json, type JsonObject } from './document.ts';
import type { Operation } from './operation.ts';
import { makeCompilers, rebase, type Compiler } from './schema-compiler.ts';

export interface Reply {
  operation: Operation;
  status: number;
  /** The media type without its parameters. */
  type: string;
  body: unknown;
}

export type OnReply = (reply: Reply) => void;

/** Statuses that the router may return for any call. The body is the contract's ErrorReply. */
const routersOwn = new Set([400, 405, 413, 415]);

/**
 * Validates every response against the contract, for tests. Throws if the status isn't declared, or
 * if the body has a missing, extra or invalid member.
 */
export function replyChecker(document: JsonObject): OnReply {
  const { replies } = makeCompilers(document);
  // Keyed by schema instead of call, because most rejections share one schema.
  const compiled = new Map<string, ValidateFunction>();
  return ({ operation, status, type, body }) => {
    const what = `${operation.id} returned ${status}`;
    const schema = schemaOf(operation, status, type, what);
    if (schema === undefined) return;
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? compile(replies, schema);
    compiled.set(key, validate);
    // Validates the response as sent over the network: dates as text, without undefined members.
    const wire: unknown = JSON.parse(JSON.stringify(body ?? null));
    if (!validate(wire)) {
      throw new Error(`${what} against the contract: ${replies.errorsText(validate.errors)}`);
    }
    checkCode(operation, { status, wire }, what);
  };
}

/** Requires a rejection's code to be one that the contract lists for the call. */
function checkCode(
  { codes }: Operation,
  { status, wire }: { status: number; wire: unknown },
  what: string,
): void {
  if (!isObject(wire)) return;
  const { code, Reason, reason, Status, status: outcome } = wire;
  // The router's own rejections have generic codes.
  if (code !== undefined && routersOwn.has(status)) return;
  const isRejection = status >= 400 || Status === 'ERROR' || outcome === 'ERROR';
  if (code === undefined ? !isRejection : codes.has(String(code))) return;
  const how =
    code === undefined
      ? 'without a code'
      : `as ${String(code)}, which the contract doesn't list for this call`;
  throw new Error(`${what} ${how}: ${String(Reason ?? reason)}`);
}

function schemaOf(operation: Operation, status: number, type: string, what: string) {
  const response = operation.responses[String(status)] ?? operation.responses['default'];
  if (response === undefined) {
    if (routersOwn.has(status)) return { $ref: '#/components/schemas/ErrorReply' };
    throw new Error(`${what}, which the contract doesn't list.`);
  }
  const content = isObject(response['content']) ? response['content'] : undefined;
  if (content === undefined) return undefined;
  const media = content[type] ?? content['*/*'];
  if (media === undefined) throw new Error(`${what} as ${type}, which the contract doesn't list.`);
  return type === 'application/json' ? asObject(media, what)['schema'] : undefined;
}

function compile(compiler: Compiler, schema: Json): ValidateFunction {
  return compiler.compile(asObject(rebase(closed(schema)), 'a reply schema'));
}
