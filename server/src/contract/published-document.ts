import { asObject } from '@spindle/sdk/contract/document';
import { inOwnThread } from './in-own-thread.ts';

/** The contract as JSON, read anew. */
export async function readPublishedDocument() {
  const posted = await inOwnThread(new URL('published-worker.ts', import.meta.url));
  const { openapi, info, paths, ...rest } = asObject(JSON.parse(String(posted)), 'the contract');
  return {
    ...rest,
    openapi: String(openapi),
    info: asObject(info, 'info'),
    paths: asObject(paths, 'paths'),
  };
}
