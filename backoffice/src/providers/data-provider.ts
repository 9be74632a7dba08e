import { replyOf } from '@spindle/sdk/errors';
import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** Lists and records of `/api/admin/{resource}`; what changes something goes through the SDK. */
export const dataProvider = simpleRestProvider('/api/admin', fetchJson);

/** Fails as every other call to the shop does, with its Reason. */
async function fetchJson(url: string, options: fetchUtils.Options = {}) {
  const call = readReply(new Request(url, { ...options, credentials: 'same-origin' }));
  const json = await replyOf(call);
  const { response } = await call;
  return { status: response.status, headers: response.headers, body: '', json };
}

async function readReply(request: Request) {
  const response = await fetch(request);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 401) leaveToSignIn();
  return response.ok ? { data: body, response } : { error: body, response };
}
