import type { Context, Middleware } from 'koa';
import { addRequestFacts } from '../../http/request-facts.ts';
import { Failure, notFound, wrongMethod } from '@spindle/sdk/contract/failure';
import { answerStoredFile } from '../../http/stored-file.ts';
import type { Services } from '../../services.ts';
import { answerPage } from './answer-page.ts';
import { setContentHeaders, setScriptHeaders } from './content-headers.ts';
import { findLicensedFile } from './find-licensed-file.ts';
import { FRAME_HEIGHT } from './frame-height.ts';
import { verifyLicense } from './license-token.ts';
import { isHtml } from '@spindle/sdk/domain/licensed-content/media-types';
import { answerRejection, rejections } from './rejection-page.ts';
import { requestedFile } from './requested-path.ts';
import { keyOfDigest } from './store-files.ts';

const PREFIX = '/assets/subs/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

type ContentServices = Pick<Services, 'config' | 'orm' | 'storage' | 'now'>;

/**
 * Serves licensed content at `/assets/subs/{catalogId}/{catalogItemId}/t/{token}/{path…}`. Ignores
 * cookies: the token in the path identifies the reader and the release, and every request checks
 * that access still exists.
 */
export function serveLicensedContent(services: ContentServices): Middleware {
  return (ctx, next) => (ctx.path.startsWith(PREFIX) ? answer(ctx, services) : next());
}

async function answer(ctx: Context, services: ContentServices): Promise<void> {
  addRequestFacts({ operation: 'readLicensedContent' });
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
    throw wrongMethod('This content is read-only.', 'GET, HEAD');
  }
  if (ctx.path === FRAME_HEIGHT.path) return answerScript(ctx);
  return answerContent(ctx, services);
}

function answerScript(ctx: Context): void {
  setScriptHeaders(ctx);
  ctx.set('Cache-Control', IMMUTABLE);
  ctx.type = 'text/javascript';
  ctx.body = FRAME_HEIGHT.text;
}

async function answerContent(ctx: Context, services: ContentServices): Promise<void> {
  const { config, orm, storage } = services;
  const now = services.now();
  const reject = (why: keyof typeof rejections) => answerRejection(ctx, config, rejections[why]);
  const requested = requestedFile(ctx.path);
  if (requested === null) return reject('missing');
  const reading = verifyLicense(config.sessionKeys, requested.token, now);
  if (reading === 'EXPIRED') return reject('expired');
  if (reading === 'INVALID') return reject('missing');
  const license = reading.payload;
  if (license.catalogId !== requested.catalogId || license.itemId !== requested.itemId) {
    return reject('missing');
  }
  const found = await findLicensedFile(orm.em.fork(), license, { path: requested.path, now });
  if (!found.open) return reject('closed');
  if (found.digest === null) return reject('missing');
  setContentHeaders(ctx, config, requested.base);
  const file = {
    store: storage,
    key: keyOfDigest(found.digest),
    size: found.bytes,
    tag: found.digest,
    type: found.type,
    cacheControl: 'private, no-cache',
  };
  try {
    await (isHtml(file.type) ? answerPage(ctx, config, file) : answerStoredFile(ctx, file));
  } catch (error) {
    if (error instanceof Failure && error.status === notFound().status) return reject('missing');
    throw error;
  }
}
