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
import type { UploadedFile } from './take-upload-apart.ts';

/** What a handler answers: the body of the operation's one success status. */
export type ReplyBody<Id extends OperationId> = AnyReplyBody<Id, string | Buffer | Readable>;

/** What a handler knows about the call it answers. */
export interface Call<Id extends OperationId> {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The bytes of the body; for operations marked `x-raw-body`, whose `body` is not read. */
  readonly rawBody: Buffer;
  /**
   * What those bytes hold, checked as any other body is. Only to be asked once their signature was
   * found good. Throws a 400 that names the fields.
   */
  readonly readSigned: () => BodyOf<Id>;
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
  /** What tries and mails are counted by: the part of the internet that address is of. */
  readonly network: string;
  readonly ctx: Context;
}

export type Handlers<Id extends OperationId = OperationId> = {
  [K in Id]: (call: Call<K>) => ReplyBody<K> | Promise<ReplyBody<K>>;
};
