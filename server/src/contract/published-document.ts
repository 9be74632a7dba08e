import { asObject } from '@spindle/sdk/contract/document';
import { inOwnThread } from './in-own-thread.ts';
import { cacheWritten } from './written-once.ts';

/** Reads the contract as JSON. */
export async function readPublishedDocument() {
  const json = String(await inOwnThread(new URL('published-worker.ts', import.meta.url)));
  const { openapi, info, paths, ...rest } = asObject(JSON.parse(json), 'the contract');
  const body = {
    ...rest,
    openapi: String(openapi),
    info: asObject(info, 'info'),
    paths: asObject(paths, 'paths'),
  };
  return cacheWritten(body, json);
}
