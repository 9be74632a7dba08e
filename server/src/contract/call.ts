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

/** A call whose operation is only known while running. */
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

export function makeCall(parts: Parts): AnyCall {
  const { ctx, services, session, received } = parts;
  let em: EntityManager | undefined;
  const rawBody = () => {
    if (received.raw === undefined) throw new Error('Only x-raw-body operations have the bytes.');
    return received.raw;
  };
  return {
    ctx,
    services,
    params: parts.params,
    query: parts.query,
    body: parts.checkedBody,
    files: received.files,
    now: services.now(),
    requestId: requestIdOf(ctx),
    address: ctx.ip,
    network: networkOf(ctx.ip),
    get rawBody() {
      return rawBody();
    },
    readSigned: () => parts.checks.signed(rawBody().toString('utf8')),
    get session() {
      if (session === undefined) throw new Error('The operation names no session in the contract.');
      return session;
    },
    caller: session?.user ?? null,
    get user() {
      const user = session?.user ?? null;
      if (user === null) throw unauthorized();
      return user;
    },
    get em() {
      em ??= services.orm.em.fork();
      return em;
    },
  };
}
