import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { readPublishedDocument } from './published-document.ts';
import { contractFile } from './contract-file.ts';
import type { Handlers } from './handlers.ts';
import { cacheWritten } from './written-once.ts';

const forAnHour = 'public, max-age=3600';

let saved: { text: string; etag: string } | undefined;
let document: ReturnType<typeof readPublishedDocument> | undefined;

/**
 * Serves the contract to tools, as YAML and as JSON. Reads it on first request, because most
 * processes never need it.
 */
export const publishedContract = {
  getContractYaml({ ctx }) {
    setCaching(ctx);
    ctx.type = 'application/yaml';
    return readKept().text;
  },
  async getContractJson({ ctx }) {
    document ??= readPublishedDocument();
    document.catch(() => (document = undefined));
    const read = await document;
    setCaching(ctx);
    return read;
  },
} satisfies Handlers<'getContractYaml' | 'getContractJson'>;

/** Both formats are made from the same text, so they share its entity tag. */
function setCaching(ctx: Context): void {
  ctx.set('Cache-Control', forAnHour);
  ctx.set('ETag', readKept().etag);
}

function readKept() {
  if (saved === undefined) {
    const text = readFileSync(contractFile, 'utf8');
    cacheWritten(text, text);
    saved = { text, etag: `W/"${hash('sha1', text, 'base64url')}"` };
  }
  return saved;
}
