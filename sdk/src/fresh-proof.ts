import type { components } from './schema.d.ts';

type Send = (request: Request) => Promise<Response>;

const NEEDED: components['schemas']['ErrorReply']['code'] = 'FRESH_PROOF_NEEDED';

/**
 * A `fetch` for `createShopClient` that lets `ask` get a fresh proof (`POST /api/user/proof`) where
 * the shop wants one, and then sends the same call again. Where `ask` answers false, the refusal
 * stays as it is.
 */
export function withFreshProof(ask: () => Promise<boolean>, send: Send = plainly): Send {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    if (!(await wantsProof(response))) return response;
    return (await ask()) ? send(again) : response;
  };
}

/** Looked up at each call, so that whoever replaces the global later (tests, tracing) is heard. */
const plainly: Send = (request) => globalThis.fetch(request);

async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Object(body)['code'] === NEEDED;
}
