import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { operations } from '@spindle/sdk/schema';
import type { SessionUser } from '../identity/session-user.ts';
import type { ShopSession } from '../identity/shop-session.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from './uploads.ts';

export type OperationId = keyof operations;

type Nothing = Record<never, never>;
type Given<T> = [T] extends [never] | [undefined] ? Nothing : NonNullable<T>;

export type PathOf<Id extends OperationId> = Given<operations[Id]['parameters']['path']>;

export type QueryOf<Id extends OperationId> = Given<operations[Id]['parameters']['query']>;

/** What the request's body holds once checked: fields of their declared types, defaults applied. */
export type BodyOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : Nothing;

type Success = 200 | 201 | 202 | 204 | 301 | 302 | 303;

type ContentOf<Response> = Response extends { content: infer Content }
  ? [Content] extends [never] | [undefined]
    ? undefined
    : 'application/json' extends keyof Content
      ? Content['application/json']
      : string | Buffer | Readable
  : undefined;

/** What a handler answers: the body of the operation's one success status. */
export type ReplyBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: ContentOf<
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & Success];

/** What a handler knows about the call it answers. */
export interface Call<Id extends OperationId> {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The bytes of the body; for operations marked `x-raw-body`, whose `body` is not read. */
  readonly rawBody: Buffer;
  /** Uploaded files by field; deleted once the reply is made. `body` has their names. */
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Whoever calls, where anybody may; null for visitors. */
  readonly caller: SessionUser | null;
  /** Whoever is signed in; a 401 where nobody is. */
  readonly user: SessionUser;
  /** Only for operations whose `security` names a session. */
  readonly session: ShopSession;
  /** This call's own entity manager, made when it is first asked for. */
  readonly em: EntityManager;
  readonly services: Services;
  readonly now: Date;
  readonly requestId: string;
  /** The client's address. */
  readonly address: string;
  readonly ctx: Context;
}

export type Handlers<Id extends OperationId = OperationId> = {
  [K in Id]: (call: Call<K>) => ReplyBody<K> | Promise<ReplyBody<K>>;
};
