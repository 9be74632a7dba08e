import type { components } from './schema.d.ts';

type Send = (request: Request) => Promise<Response>;

const NEEDED: components['schemas']['ErrorReply']['code'] = 'FRESH_PROOF_NEEDED';

/**
 * Returns a `fetch` for `createShopClient`. When the shop requires fresh proof (`POST
 * /api/user/proof`), it calls `ask` to get it, then sends the same call again. If `ask` returns
 * false, the call is rejected as before.
 */
export function withFreshProof(ask: () => Promise<boolean>, send: Send = sendOnce): Send {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    if (!(await wantsProof(response))) return response;
    return (await ask()) ? send(again) : response;
  };
}

/**
 * Looked up for each call, so that a later replacement of the global (tests, tracing) takes effect.
 */
const sendOnce: Send = (request) => globalThis.fetch(request);

async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Object(body)['code'] === NEEDED;
}
