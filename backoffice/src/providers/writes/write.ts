import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import type { UploadOptions } from '@spindle/sdk/upload';
import { leaveToSignIn } from '../leave-to-sign-in.ts';

/** What goes with a write beside its data. */
export interface Meta extends Pick<UploadOptions, 'onProgress' | 'signal'> {
  once: Once;
  /** The version that was edited: a later one is a conflict. */
  version?: number | undefined;
}

export interface Create<Data> {
  data: Data;
  meta: Meta;
}

export interface Update<Data> {
  id: string;
  data: Data;
  meta: Meta;
}

export interface Delete {
  id: string;
  meta: Meta;
}

interface Call<Reply> {
  data?: Reply | undefined;
  error?: unknown;
  response: Response;
}

/** The reply of a call that did its work; one that says ERROR fails with its Reason. */
export async function done<Reply extends object>(
  call: Promise<Call<Reply>>,
): Promise<Exclude<Reply, undefined>> {
  const reply = await replyOf(call);
  return succeeded(reply);
}

export function succeeded<Reply extends object>(reply: Reply): Reply {
  if (!('Status' in reply) || reply.Status !== 'ERROR') return reply;
  const reason = 'Reason' in reply ? String(reply.Reason) : '';
  throw new ShopError(200, reason, { body: reply });
}

/** The reply to an upload, which does not go through the client. */
export async function uploaded<Reply extends object>(call: Promise<Reply>): Promise<Reply> {
  try {
    return succeeded(await call);
  } catch (error) {
    if (error instanceof ShopError && error.status === 401) leaveToSignIn();
    throw error;
  }
}

export function uploadOptions({ onProgress, signal }: Meta): UploadOptions {
  return { ...(onProgress && { onProgress }), ...(signal && { signal }) };
}

/** The record in a reply, with what the shop said of it. */
export async function recordIn<Reply extends { Reason: string }, Saved extends object>(
  reply: Promise<Reply>,
  pick: (reply: Reply) => Saved | null | undefined,
): Promise<Saved & Pick<Reply, 'Reason'>> {
  const answer = await reply;
  const saved = pick(answer);
  if (!saved) throw new ShopError(200, answer.Reason, { body: answer });
  return { ...saved, Reason: answer.Reason };
}

export const at = (id: string) => ({ params: { path: { id } } });
