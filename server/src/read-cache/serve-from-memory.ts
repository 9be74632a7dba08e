import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { nameOperation, type Measure } from '../http/access-log.ts';
import { matchesTag } from '../http/entity-tag.ts';
import { preferredCoding } from '../http/preferred-coding.ts';
import { requestIdFor } from '../http/request-id.ts';
import type { EncodedReply, ReadyReply } from './ready-reply.ts';
import type { ShopSnapshot } from './snapshot.ts';

interface Options {
  /** How long a CDN may keep replies. If omitted, clients always revalidate. */
  sharedMaxAgeSeconds?: number;
  measure?: Measure;
  now: () => Date;
  /** The value of the `Vary` header. */
  vary: string;
  /** Headers of every reply, by name. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers public reads of the catalog and content with prebuilt bytes before any other handling: no
 * session, no cookie, no routing. Passes on requests that it doesn't recognize or can't handle now.
 */
export function serveFromMemory(
  snapshot: Pick<ShopSnapshot, 'reply'>,
  { sharedMaxAgeSeconds: shared, measure, now, vary, headers: carried }: Options,
  others: RequestListener,
): RequestListener {
  const forReaders = 'public, max-age=0, must-revalidate';
  const always = Object.entries(carried).flat();
  const heads = new WeakMap<EncodedReply, readonly string[]>();

  /** Built once per reply as a flat list of pairs, which Node sends unchanged. */
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

  /** Limits a CDN's copy to the time until a price in it changes. */
  function cacheControl({ turns }: ReadyReply): string {
    if (shared === undefined) return forReaders;
    const limit = turns === undefined ? shared : secondsUntil(turns, now());
    return `${forReaders}, s-maxage=${Math.min(shared, limit)}`;
  }

  function send(req: IncomingMessage, res: ServerResponse, reply: ReadyReply): void {
    const { method = 'GET', headers } = req;
    const started = measure === undefined ? 0 : performance.now();
    nameOperation({ res }, reply.operation);
    const unchanged = matchesTag(headers['if-none-match'], reply.etag);
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
        // A client that hung up needs no error.
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

function secondsUntil(timestamp: Date, now: Date): number {
  return Math.max(0, Math.floor((timestamp.getTime() - now.getTime()) / 1000));
}
