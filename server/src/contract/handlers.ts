import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  BodyOf,
  OperationId,
  PathOf,
  QueryOf,
  ReplyBody as AnyReplyBody,
} from '@spindle/sdk/contract/operation-types';
import type { SessionUser } from './session-user.ts';
import type { ShopSession } from './shop-session.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from './split-upload.ts';

/** A handler's result: the body for the operation's only success status. */
export type ReplyBody<Id extends OperationId> = AnyReplyBody<Id, string | Buffer | Readable>;

/** The call as its handler sees it. */
export interface Call<Id extends OperationId> {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The bytes of the body, for operations marked `x-raw-body`. Their `body` is not parsed. */
  readonly rawBody: Buffer;
  /**
   * Parses these bytes with the usual checks. Call this only after verifying the signature. Throws
   * a 400 that names the invalid fields.
   */
  readonly readSigned: () => BodyOf<Id>;
  /** Uploaded files by field, deleted once the response is sent. `body` has their names. */
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** The caller of an operation that anyone may call. Null for visitors. */
  readonly caller: SessionUser | null;
  /** The signed-in user. Throws a 401 if there is none. */
  readonly user: SessionUser;
  /** Only for operations whose `security` requires a session. */
  readonly session: ShopSession;
  /** This call's own entity manager, created on first use. */
  readonly em: EntityManager;
  readonly services: Services;
  readonly now: Date;
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  /** Key for counting attempts and emails: the client's network. */
  readonly network: string;
  readonly ctx: Context;
}

export type Handlers<Id extends OperationId = OperationId> = {
  [K in Id]: (call: Call<K>) => ReplyBody<K> | Promise<ReplyBody<K>>;
};
