import { dereference, isObject, type Json, type JsonObject } from '@spindle/sdk/contract/document';
import { Body, Operation, Parameter, Reply, Shape, type Content, type Contract } from './shapes.ts';

/** A call in the contract with its references resolved. */
export interface Call {
  id: string;
  tag: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  bodies: Content;
  replies: [status: string, reply: Reply][];
}

/** Returns every call in the contract's order. */
export function callsOf(document: JsonObject, paths: Contract['paths']): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, input]) => readCall(document, method, path, input)),
  );
}

function readCall(document: JsonObject, method: string, path: string, input: unknown): Call {
  const operation = Operation.parse(input);
  const body = dereference(document, operation.requestBody);
  return {
    id: operation.operationId || path,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    operation,
    parameters: operation.parameters.map((one) => Parameter.parse(dereference(document, one))),
    bodies: readBodies(document, body),
    replies: Object.entries(operation.responses).map(([status, reply]) => [
      status,
      Reply.parse(dereference(document, reply)),
    ]),
  };
}

/** Returns each body with the fields of its referenced schema. */
function readBodies(document: JsonObject, body: Json | undefined): Content {
  if (!isObject(body)) return {};
  return Object.fromEntries(
    Object.entries(Body.parse(body).content).map(([type, { schema, ...media }]) => [
      type,
      {
        ...media,
        schema: schema?.$ref ? Shape.parse(dereference(document, { $ref: schema.$ref })) : schema,
      },
    ]),
  );
}

/**
 * Returns true if programs can make this call, either with a token or, for a call without a
 * session, without a token.
 */
export function isForPrograms({ operation }: Call): boolean {
  const { security, 'x-raw-body': signed } = operation;
  if (security.some((one) => 'token' in one)) return true;
  return !security.some((one) => 'session' in one) && signed !== true;
}

export function isOpen(security: Operation['security']): boolean {
  return security.some((one) => Object.keys(one).length === 0);
}

/** Returns the type of the successful response. */
export function successType({ replies }: Call): string | undefined {
  const success = replies.find(([status]) => status.startsWith('2'));
  return Object.keys(success?.[1].content ?? {})[0];
}
