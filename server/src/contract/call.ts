import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from 'koa';
import { unauthorized } from '@spindle/sdk/contract/failure';
import { networkOf } from '../http/network-of.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { ShopSession } from './shop-session.ts';
import type { Services } from '../services.ts';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { Call } from './handlers.ts';
import type { RequestChecks } from '@spindle/sdk/contract/request-checks';
import type { RequestBody } from './request-body.ts';

/** A call whose operation is only known at run time. */
export type AnyCall = Omit<Call<OperationId>, 'params' | 'query' | 'body' | 'readSigned'> & {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly readSigned: () => unknown;
};

export type AnyHandler = (call: AnyCall) => unknown;

interface Parts {
  ctx: Context;
  services: Services;
  session: ShopSession | undefined;
  params: object;
  query: object;
  checkedBody: unknown;
  received: RequestBody;
  checks: RequestChecks;
}

/**
 * The call that a handler receives. This is a class, because an object literal with getters has a
 * separate hidden class that retains the whole request until the next full garbage collection.
 * Spreading a call omits the getters' values.
 */
export class StartedCall implements AnyCall {
  readonly ctx: Context;
  readonly services: Services;
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly files: RequestBody['files'];
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  readonly network: string;
  readonly caller: AnyCall['caller'];
  readonly #session: ShopSession | undefined;
  readonly #raw: Buffer | undefined;
  readonly #checks: RequestChecks;
  #em: EntityManager | undefined;

  constructor({ ctx, services, session, params, query, checkedBody, received, checks }: Parts) {
    this.ctx = ctx;
    this.services = services;
    this.params = params;
    this.query = query;
    this.body = checkedBody;
    this.files = received.files;
    this.now = services.now();
    this.requestId = requestIdOf(ctx);
    this.address = ctx.ip;
    this.network = networkOf(ctx.ip);
    this.caller = session?.user ?? null;
    this.#session = session;
    this.#raw = received.raw;
    this.#checks = checks;
  }

  get rawBody() {
    if (this.#raw === undefined)
      throw new Error('Only x-raw-body operations provide the raw bytes.');
    return this.#raw;
  }

  readonly readSigned = () => this.#checks.signed(this.rawBody.toString('utf8'));

  get session() {
    if (this.#session === undefined) {
      throw new Error('The operation requires no session in the contract.');
    }
    return this.#session;
  }

  get user() {
    if (this.caller === null) throw unauthorized();
    return this.caller;
  }

  get em() {
    this.#em ??= this.services.orm.em.fork();
    return this.#em;
  }
}
