import { contract } from '../../contract/contract.ts';
import { Failure, unexpected, presentFailure } from '../../contract/failure.ts';
import { readOperations } from '../../contract/operation.ts';
import { replyChecker } from '../../contract/reply-checks.ts';
import { compileRequestChecks, type RequestChecks } from '../../contract/request-checks.ts';
import { makeRouter } from '../../contract/router.ts';
import { makeCompilers } from '../../contract/schema-compiler.ts';
import { allHandlers } from '../all-handlers.ts';
import type { ShopState } from '../state.ts';
import { answerCall, type Incoming, type Outgoing } from './answer-call.ts';
import type { AnyMockHandler } from './call.ts';
import { recordRejection } from '../security/record-rejection.ts';
import { readMockBody } from './read-body.ts';
import { changeState, type Store } from './store.ts';
import { isActive } from './scenarios.ts';
import { SESSION_COOKIE } from './sessions.ts';

interface MockShopOptions {
  store: Store;
  now?: () => Date;
  newId?: () => string;
  /** Resolves when a `slow` call may continue, at the latest when its signal is aborted. */
  slowness?: (signal: AbortSignal) => Promise<void>;
}

export interface MockShop {
  /** Returns the reply to a call, or undefined if the contract has no such path. */
  handleRequest: (
    request: Request,
    cookies?: Record<string, string>,
  ) => Promise<MockReply | undefined>;
  read: () => ShopState;
  /** Changes the state from outside of calls, as a payment, a parcel or a test does. */
  change: <T>(change: (state: ShopState) => T) => T;
  now: () => Date;
  newId: () => string;
}

/** The response, or `offline` without one. */
export type MockReply = 'offline' | (Omit<Outgoing, 'body'> & { body: string | null });

const operations = readOperations(contract);
const compilers = makeCompilers(contract);
const findRoute = makeRouter(operations);
const checkReply = replyChecker(contract);
// Handlers are matched to operations at run time.
const input: object = allHandlers;
const handlers = new Map(Object.entries(input).filter(isHandlerEntry));
const compiled = new Map<string, RequestChecks>();

/** Creates the mock shop: all of the contract's operations on a state of plain JSON. */
export function createMockShop(options: MockShopOptions): MockShop {
  const { store, slowness = threeSeconds } = options;
  const now = options.now ?? (() => new Date());
  const newId = options.newId ?? (() => crypto.randomUUID());
  const exclusive = store.exclusive ?? (async <T>(run: () => T) => run());

  const change = <T>(run: (state: ShopState) => T): T => changeState(store, run, now());

  function runCall(incoming: Incoming): Outgoing {
    const { operation } = incoming.route;
    const handler = handlers.get(operation.id);
    if (handler === undefined) throw new Error(`The mocks don't implement ${operation.id}.`);
    const checks = compiled.get(operation.id) ?? compileRequestChecks(operation, compilers);
    compiled.set(operation.id, checks);
    try {
      return change((state) => answerCall(incoming, { state, checks, handler, now: now(), newId }));
    } catch (error) {
      const failure = asFailure(error);
      const { headers, cookie, body: received } = incoming;
      const body = received instanceof Failure ? undefined : received.value;
      change((state) =>
        recordRejection(
          { state, now: now(), newId },
          { operation, failure, headers, cookie, body },
        ),
      );
      throw failure;
    }
  }

  async function handleRequest(request: Request, cookies: Record<string, string> = {}) {
    const url = new URL(request.url);
    const requestId = newId();
    try {
      const route = findRoute(request.method, url.pathname);
      if (route === undefined) return undefined;
      const { operation } = route;
      const { scenarios } = store.read();
      if (isActive(scenarios, 'offline', operation.id)) return 'offline';
      if (isActive(scenarios, 'slow', operation.id)) await slowness(request.signal);
      const body = await readMockBody(request, operation).catch(asFailure);
      const cookie = cookies[SESSION_COOKIE];
      const out = await exclusive(() =>
        outcome(() => runCall({ route, url, headers: request.headers, cookie, body })),
      );
      const type = mediaTypeOf(out);
      // The contract doesn't describe simulated failures.
      const isFault = out.status === 500 || isActive(scenarios, '429', operation.id);
      if (!isFault) checkReply({ operation, status: out.status, type, body: out.body });
      return toReply(out, requestId);
    } catch (error) {
      return toReply(rejected(asFailure(error)), requestId);
    }
  }

  return { handleRequest, read: () => store.read(), change, now, newId };
}

function outcome(run: () => Outgoing): Outgoing {
  try {
    return run();
  } catch (error) {
    return rejected(asFailure(error));
  }
}

function rejected(failure: Failure): Outgoing {
  const { status, headers } = failure;
  return { status, headers, cookies: [], body: presentFailure(failure) };
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return unexpected(reason, error);
}

/** Returns the media type of a body. Text is YAML unless its handler says otherwise. */
function mediaTypeOf({ body, headers }: Outgoing): string {
  if (typeof body !== 'string') return 'application/json';
  const [type = ''] = (headers['Content-Type'] ?? 'application/yaml').split(';');
  return type;
}

function toReply({ body, headers, ...rest }: Outgoing, requestId: string): MockReply {
  const type = typeof body === 'string' ? 'application/yaml' : 'application/json; charset=utf-8';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    ...rest,
    headers: {
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...(body === undefined ? {} : { 'Content-Type': type }),
      ...headers,
    },
    body: body === undefined ? null : text,
  };
}

function threeSeconds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 3000);
    signal.addEventListener('abort', () => resolve());
  });
}

function isHandlerEntry(entry: [string, unknown]): entry is [string, AnyMockHandler] {
  return typeof entry[1] === 'function';
}

/** Converts a reply to a `fetch` response. */
export function toResponse({ status, headers, cookies, body }: Exclude<MockReply, 'offline'>) {
  const all = [...Object.entries(headers), ...cookies.map((one) => ['Set-Cookie', one])];
  return new Response(body, {
    status,
    headers: all.map(([name = '', value = '']) => [name, value]),
  });
}
