import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { matchesTag } from '../../http/entity-tag.ts';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import type { StoredReply } from '../../http/stored-file.ts';
import { shopElsewhere } from './content-headers.ts';
import { FRAME_HEIGHT, frameHeightTag } from './frame-height.ts';

/** Responds with a stored page, followed by the script that reports its height to the frame. */
export async function answerPage(
  ctx: Context,
  settings: Pick<Config, 'publicUrl' | 'frontEnd'>,
  { store, key, size, tag, type, cacheControl }: StoredReply,
): Promise<void> {
  const script = Buffer.from(frameHeightTag(shopElsewhere(settings)));
  // Weak, because the response is compressed on the way.
  const ETag = `W/"${tag}-${FRAME_HEIGHT.path.split('.')[1]}"`;
  ctx.set({ ETag, 'Cache-Control': cacheControl });
  if (matchesTag(ctx.get('If-None-Match'), ETag)) {
    ctx.status = 304;
    return;
  }
  const away = "The page isn't available right now. Please try again in a moment.";
  if (ctx.method === 'HEAD') {
    if ((await orUnavailable(store.look(key), away)) === null) throw notFound();
    ctx.status = 200;
    ctx.body = Buffer.alloc(0);
  } else {
    const found = await orUnavailable(store.get(key), away);
    if (found === null) throw notFound();
    ctx.status = 200;
    ctx.body = Readable.from(followedBy(found.stream, script));
  }
  ctx.set('Content-Type', type);
  ctx.length = size + script.length;
}

async function* followedBy(page: Readable, script: Buffer): AsyncGenerator<Buffer> {
  for await (const chunk of page) yield Buffer.from(chunk);
  yield script;
}
