import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import { uploadImage, type ImageReply, type UploadOptions } from '@spindle/sdk/upload';
import { leaveToSignIn } from '../leave-to-sign-in.ts';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';

/** A record's fields, with the picture to upload afterward. The version is in `meta` instead. */
export type WithPicture<Form> = Omit<Form, 'version'> & { picture?: File | null };

/** What a write needs in addition to its data. */
export interface Meta extends Pick<UploadOptions, 'onProgress' | 'signal'> {
  once: IntentHeader;
  /** The edited version. A newer version is a conflict. */
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

/** Returns a successful call's response. If the Status is ERROR, fails with the Reason. */
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

/** Returns the response to an upload, which bypasses the client. */
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

/** Returns the record in a response, with the shop's message. */
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

/** The records that a response may include. */
export type ReplyRecords = Omit<ImageReply, 'Status' | 'Reason'>;

/** Everything except the picture was saved. */
export class NotUploaded extends ShopError {
  override readonly body: ReplyRecords;

  constructor(reason: string, body: ReplyRecords) {
    super(200, reason);
    this.body = body;
  }
}

/** Uploads the picture selected for a record that has just been saved. */
export async function pictureAfter(
  saved: ReplyRecords,
  path: string,
  { data: { picture }, meta }: { data: { picture?: File | null }; meta: Meta },
): Promise<ReplyRecords> {
  if (!picture) return saved;
  meta.onProgress?.(0);
  try {
    return { ...saved, ...(await uploaded(uploadImage(path, picture, uploadOptions(meta)))) };
  } catch (error) {
    if (error instanceof ShopError) throw new NotUploaded(error.message, saved);
    throw error;
  }
}

export const refreshCdn = ({ data }: Create<BodyOf<'expireCache'>>) =>
  done(shop.POST('/api/cachecontrol/expire', { body: data }));
