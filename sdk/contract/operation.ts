import { asList, asObject, dereference, isObject, type Json, type JsonObject } from './document.ts';
import { readAccess, type Access } from './access.ts';

/** An operation of the contract, with what the router needs. */
export interface Operation {
  id: string;
  /** The operation's noun. Empty if the contract doesn't name one. */
  tag: string;
  method: string;
  /** As written in the contract: `/api/catalog/{catalogId}` */
  path: string;
  access: Access;
  changesState: boolean;
  cacheable: boolean;
  /** Whether the query is ignored. */
  anyQuery: boolean;
  rawBody: boolean;
  /** The action that a human-check token must be for. */
  humanCheck: string | undefined;
  rateLimit: string | undefined;
  /** Whether it requires an authenticator code entered recently in this session. */
  freshProof: boolean;
  /** Whether it accepts or requires an `Idempotency-Key`. */
  once: 'needed' | 'optional' | null;
  parameters: { in: string; name: string; required: boolean; schema: Json }[];
  /** Schemas of the body by content type. */
  bodies: Record<string, Json>;
  /** Maximum size of a body in bytes, if the contract sets one. */
  bodyLimit: number | undefined;
  success: number;
  /** Whether a body with `preview: true` requests a preview, with status 200. */
  preview: boolean;
  /** All codes of its rejections. */
  codes: ReadonlySet<string>;
  responses: Record<string, JsonObject>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns all operations. Throws if one doesn't declare who may call it or how. */
export function readOperations(document: JsonObject): Operation[] {
  const paths = asObject(document['paths'], 'paths');
  return Object.entries(paths).flatMap(([path, item]) => {
    const calls = asObject(item, path);
    return methods.flatMap((method) => {
      const call = calls[method];
      return isObject(call) ? [readOperation(document, path, method, call)] : [];
    });
  });
}

function readOperation(document: JsonObject, path: string, method: string, call: JsonObject) {
  const id = call['operationId'];
  const where = `${method.toUpperCase()} ${path}`;
  if (typeof id !== 'string') throw new Error(`Contract: ${where} has no operationId.`);
  const body = dereference(document, call['requestBody']);
  const responses = readResponses(document, asObject(call['responses'], `${where} responses`));
  const parameters = readParameters(document, call['parameters']);
  const access = readAccess(call['security'], where);
  const freshProof = call['x-fresh-proof'] === true;
  const preview = call['x-preview'] === true;
  if (freshProof && (access.role === undefined || access.token)) {
    throw new Error(
      `Contract: ${where} requires a fresh proof, so only signed-in people may call it.`,
    );
  }
  return {
    id,
    tag: tagOf(call),
    method: method.toUpperCase(),
    path,
    access,
    changesState: call['x-changes-state'] === true,
    cacheable: call['x-cacheable'] === true,
    anyQuery: call['x-any-query'] === true,
    rawBody: call['x-raw-body'] === true,
    humanCheck: text(call['x-human-check']),
    rateLimit: text(call['x-rate-limit']),
    freshProof,
    once: readKey(parameters),
    parameters,
    bodies: isObject(body) ? readBodies(document, body) : {},
    bodyLimit: typeof call['x-body-limit'] === 'number' ? call['x-body-limit'] : undefined,
    success: successOf(responses, where, preview),
    preview,
    codes: readCodes([call, ...Object.values(responses)]),
    responses,
  };
}

function readKey(parameters: Operation['parameters']): Operation['once'] {
  const key = parameters.find((one) => one.in === 'header' && one.name === 'Idempotency-Key');
  if (key === undefined) return null;
  return key.required ? 'needed' : 'optional';
}

function readParameters(document: JsonObject, list: Json | undefined) {
  return asList(list ?? [], 'parameters').map((entry) => {
    const parameter = asObject(dereference(document, entry), 'parameter');
    return {
      in: text(parameter['in']) ?? '',
      name: text(parameter['name']) ?? '',
      required: parameter['required'] === true,
      schema: parameter['schema'] ?? {},
    };
  });
}

function readBodies(document: JsonObject, body: JsonObject) {
  const content = asObject(body['content'], 'content');
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      dereference(document, asObject(media, type)['schema']) ?? {},
    ]),
  );
}

function readResponses(document: JsonObject, responses: JsonObject) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      asObject(dereference(document, response), status),
    ]),
  );
}

/** Codes of every operation: any call can use the wrong method, and can fail on our side. */
const ALWAYS = ['METHOD_NOT_ALLOWED', 'INTERNAL_ERROR'];

function readCodes(holders: readonly JsonObject[]): Set<string> {
  const listed = holders.flatMap((one) => asList(one['x-codes'] ?? [], 'x-codes'));
  return new Set([...ALWAYS, ...listed.map(String)]);
}

/** Returns the success status for this body. */
export function successStatus({ success, preview }: Operation, body: unknown): number {
  return preview && isObject(body) && body['preview'] === true ? PREVIEWED : success;
}

const PREVIEWED = 200;

function successOf(responses: Record<string, JsonObject>, where: string, preview: boolean): number {
  const [status, ...others] = Object.keys(responses)
    .map(Number)
    .filter((one) => one >= 200 && one < 400 && !(preview && one === PREVIEWED));
  if (status === undefined || others.length > 0) {
    throw new Error(`Contract: ${where} should have exactly one success status.`);
  }
  return status;
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function tagOf({ tags }: JsonObject): string {
  const [tag] = Array.isArray(tags) ? tags : [];
  return typeof tag === 'string' ? tag : '';
}
