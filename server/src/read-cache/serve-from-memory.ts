import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { nameOperation, type Measure } from '../http/access-log.ts';
import { namesTag } from '../http/entity-tag.ts';
import { preferredCoding } from '../http/preferred-coding.ts';
import { requestIdFor } from '../http/request-id.ts';
import type { EncodedReply, ReadyReply } from './ready-reply.ts';
import type { ShopSnapshot } from './snapshot.ts';

interface Options {
  /** How long a CDN may keep replies; without one, every reader asks again. */
  sharedMaxAgeSeconds?: number;
  measure?: Measure;
  now: () => Date;
  /** What replies differ by. */
  vary: string;
  /** Carried by all replies, by name. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers public reads of catalogue and content with bytes that are ready, before everything else:
 * no session, no cookie, no routing. What it doesn't know, or cannot read now, is for the others.
 */
export function serveFromMemory(
  snapshot: Pick<ShopSnapshot, 'reply'>,
  { sharedMaxAgeSeconds: shared, measure, now, vary, headers: carried }: Options,
  others: RequestListener,
): RequestListener {
  const forReaders = 'public, max-age=0, must-revalidate';
  const always = Object.entries(carried).flat();
  const heads = new WeakMap<EncodedReply, readonly string[]>();

  /** Made once per reply, as pairs: Node sends such a list as it is. */
  function headOf(encoded: EncodedReply, etag: string): readonly string[] {
    const known = heads.get(encoded);
    if (known !== undefined) return known;
    const { body, coding } = encoded;
    const head = [...common(etag), 'Content-Type', 'application/json; charset=utf-8'];
    if (Buffer.isBuffer(body)) head.push('Content-Length', String(body.length));
    if (coding !== 'identity') head.push('Content-Encoding', coding);
    heads.set(encoded, head);
    return head;
  }

  function common(etag: string): string[] {
    return ['ETag', etag, 'Vary', vary, ...always];
  }

  /** A CDN's copy ends before the prices in it do. */
  function cacheControl({ turns }: ReadyReply): string {
    if (shared === undefined) return forReaders;
    const most = turns === undefined ? shared : secondsUntil(turns, now());
    return `${forReaders}, s-maxage=${Math.min(shared, most)}`;
  }

  function send(req: IncomingMessage, res: ServerResponse, reply: ReadyReply): void {
    const { method = 'GET', headers } = req;
    const started = measure === undefined ? 0 : performance.now();
    nameOperation({ res }, reply.operation);
    const unchanged = namesTag(headers['if-none-match'], reply.etag);
    const named = ['X-Request-Id', requestIdFor(headers), 'Cache-Control', cacheControl(reply)];
    if (unchanged) {
      res.writeHead(304, [...common(reply.etag), ...named]).end();
    } else {
      const encoded = reply.encoded(preferredCoding(headers['accept-encoding']));
      const { body } = encoded;
      res.writeHead(200, [...headOf(encoded, reply.etag), ...named]);
      if (method === 'HEAD' || Buffer.isBuffer(body)) {
        res.end(method === 'HEAD' ? undefined : body);
      } else {
        // Whoever hangs up has nothing to be told.
        pipeline(body(), res, () => {});
      }
    }
    measure?.({
      operation: reply.operation,
      method,
      status: unchanged ? 304 : 200,
      seconds: (performance.now() - started) / 1000,
    });
  }

  return (req, res) => {
    const { method, url = '' } = req;
    if (method !== 'GET' && method !== 'HEAD') return others(req, res);
    const question = url.indexOf('?');
    const reply = snapshot.reply(question === -1 ? url : url.slice(0, question));
    if (reply === undefined || reply === null) return others(req, res);
    if (!(reply instanceof Promise)) return send(req, res, reply);
    reply.then(
      (made) => (made === null ? others(req, res) : send(req, res, made)),
      () => others(req, res),
    );
  };
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000));
}
