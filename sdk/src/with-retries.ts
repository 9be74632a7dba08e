type Send = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Maximum number of retries. */
  retries?: number;
  /** Timeout of an attempt, which fails with a `TimeoutError`. */
  timeoutMs?: number;
  /** If the shop requests a longer wait, its response is returned instead. */
  longestWaitMs?: number;
}

/** Statuses of a shop that did nothing, or is temporarily unavailable. */
const TRANSIENT_STATUSES = new Set([429, 502, 503, 504]);

/** GET calls that change something. The contract marks them `x-changes-state`. */
const UNSAFE_GET_PATHS =
  /\/(cart\/(add|remove|quantity|subscribe|checkout)|order\/checkoutComplete|stripe\/publish|subscription\/cancel|user\/(createMfaToken|customerPortal|discordBreakLink))(\/|$)/;

/**
 * Returns a `fetch` that retries calls that are safe to repeat: reads, and calls with an
 * `Idempotency-Key`. Waits as long as `Retry-After` says. Stops immediately if the caller's signal
 * aborts.
 */
export function withRetries(
  { retries = 2, timeoutMs = 60_000, longestWaitMs = 60_000 }: RetryOptions = {},
  send: Send = (request) => globalThis.fetch(request),
): Send {
  return async (request) => {
    const limit = canRepeat(request) ? retries : 0;
    for (let tries = 0; ; tries += 1) {
      const last = tries >= limit;
      const outcome = await attempt(request, timeoutMs, send, last);
      const wait = outcome === null ? backOff(tries) : waitFor(outcome, tries);
      if (outcome !== null && (last || !isTransient(outcome) || wait > longestWaitMs))
        return outcome;
      await outcome?.body?.cancel();
      await pause(wait, request.signal);
    }
  };
}

/** Returns null if there was no response and this is not the last attempt. */
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
  return ['GET', 'HEAD'].includes(method) && !UNSAFE_GET_PATHS.test(new URL(url).pathname);
}

function isTransient({ status, headers }: Response): boolean {
  // The first call with this key is still pending.
  return TRANSIENT_STATUSES.has(status) || (status === 409 && headers.has('Retry-After'));
}

/** Parses seconds or a date. */
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
