type Send = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** How often a call is sent again at most. */
  retries?: number;
  /** After so long a try is given up, with a `TimeoutError`. */
  timeoutMs?: number;
  /** Where the shop asks for a longer wait, its reply is handed on instead. */
  longestWaitMs?: number;
}

/** The shop has done nothing, or is away for a moment. */
const PASSING = new Set([429, 502, 503, 504]);

/** What changes something over GET: the contract marks it `x-changes-state`. */
const CHANGES =
  /\/(cart\/(add|remove|quantity|subscribe|checkout)|order\/checkoutComplete|stripe\/publish|subscription\/cancel|user\/(createMfaToken|customerPortal|discordBreakLink))(\/|$)/;

/**
 * A `fetch` that sends a call again where that can do no harm: it only reads, or carries an
 * `Idempotency-Key`. Waits as long as `Retry-After` says. Ends at once with the caller's signal.
 */
export function withRetries(
  { retries = 2, timeoutMs = 60_000, longestWaitMs = 60_000 }: RetryOptions = {},
  send: Send = (request) => globalThis.fetch(request),
): Send {
  return async (request) => {
    const most = canRepeat(request) ? retries : 0;
    for (let tries = 0; ; tries += 1) {
      const last = tries >= most;
      const outcome = await attempt(request, timeoutMs, send, last);
      const wait = outcome === null ? backOff(tries) : waitFor(outcome, tries);
      if (outcome !== null && (last || !isPassing(outcome) || wait > longestWaitMs)) return outcome;
      await outcome?.body?.cancel();
      await pause(wait, request.signal);
    }
  };
}

/** Null: nothing came, and it is not the last try. */
async function attempt(request: Request, timeoutMs: number, send: Send, last: boolean) {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await send(new Request(last ? request : request.clone(), { signal }));
  } catch (error) {
    if (last || signal.aborted || !(error instanceof TypeError)) throw error;
    return null;
  }
}

export function canRepeat({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>) {
  if (headers.has('Idempotency-Key')) return true;
  return ['GET', 'HEAD'].includes(method) && !CHANGES.test(new URL(url).pathname);
}

function isPassing({ status, headers }: Response): boolean {
  // The first call with this key is still under way.
  return PASSING.has(status) || (status === 409 && headers.has('Retry-After'));
}

/** In seconds or as a date. */
function waitFor({ headers }: Response, tries: number): number {
  const after = headers.get('Retry-After');
  if (after === null) return backOff(tries);
  const seconds = Number(after);
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000);
}

const backOff = (tries: number) => 2 ** tries * (250 + Math.random() * 250);

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
  signal.throwIfAborted();
}
