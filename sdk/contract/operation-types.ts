import type { operations } from '../src/schema.d.ts';

/** Calls that the shop serves. Webhooks, which the shop sends, have ids like `on…`. */
export type OperationId = Exclude<keyof operations, `on${string}`>;

type Nothing = object;
type OrNothing<T> = [T] extends [never] | [undefined] ? Nothing : NonNullable<T>;

export type PathOf<Id extends OperationId> = OrNothing<operations[Id]['parameters']['path']>;

export type QueryOf<Id extends OperationId> = OrNothing<operations[Id]['parameters']['query']>;

/** The validated body of a request: fields of their declared types, with defaults. */
export type BodyOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : Nothing;

type Success = 200 | 201 | 202 | 204 | 301 | 302 | 303;

type ContentOf<Response, Raw> = Response extends { content: infer Content }
  ? [Content] extends [never] | [undefined]
    ? undefined
    : {
        [Type in keyof Content]: Type extends 'application/json' ? Content[Type] : Raw;
      }[keyof Content]
  : undefined;

/** The operation's response: the body of its success status, or of a preview. */
export type ReplyBody<Id extends OperationId, Raw = string> = {
  [Status in keyof operations[Id]['responses'] & Success]: ContentOf<
    operations[Id]['responses'][Status],
    Raw
  >;
}[keyof operations[Id]['responses'] & Success];
