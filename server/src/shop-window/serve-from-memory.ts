import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Measure } from '../http/access-log.ts';
import { namesTag } from '../http/entity-tag.ts';
import { requestIdFor } from '../http/request-id.ts';
import { preferredCoding } from './preferred-coding.ts';
import type { EncodedReply } from './ready-reply.ts';
import type { ShopSnapshot } from './snapshot.ts';

interface Options {
  /** How long a CDN may keep replies; without one, every reader asks again. */
  sharedMaxAgeSeconds?: number;
  measure?: Measure;
  /** What replies differ by. */
  vary: string;
  /** Carried by all replies, by name. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers public reads of catalogue and content with bytes that are ready, before everything else:
 * no session, no cookie, no routing.
 * @returns false for what it doesn't know, with nothing done
 */
export function serveFromMemory(
  snapshot: Pick<ShopSnapshot, 'reply' | 'turnsInSeconds'>,
  { sharedMaxAgeSeconds: shared, measure, vary, headers: carried }: Options,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const forReaders = 'public, max-age=0, must-revalidate';
  const always = Object.entries(carried).flat();
  const heads = new WeakMap<EncodedReply, readonly string[]>();

  /** Made once per reply, as pairs: Node sends such a list as it is. */
  function headOf(encoded: EncodedReply, etag: string): readonly string[] {
    const known = heads.get(encoded);
    if (known !== undefined) return known;
    const { body, coding } = encoded;
    const head = [...common(etag), 'Content-Type', 'application/json; charset=utf-8'];
    head.push('Content-Length', String(body.length));
    if (coding !== 'identity') head.push('Content-Encoding', coding);
    heads.set(encoded, head);
    return head;
  }

  function common(etag: string): string[] {
    return ['ETag', etag, 'Vary', vary, ...always];
  }

  /** A CDN's copy ends before the prices in it do. */
  function cacheControl(): string {
    if (shared === undefined) return forReaders;
    return `${forReaders}, s-maxage=${Math.min(shared, snapshot.turnsInSeconds() ?? shared)}`;
  }

  return (req, res) => {
    const { method, headers, url = '' } = req;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const question = url.indexOf('?');
    const reply = snapshot.reply(question === -1 ? url : url.slice(0, question));
    if (reply === undefined) return false;

    const started = measure === undefined ? 0 : performance.now();
    const unchanged = namesTag(headers['if-none-match'], reply.etag);
    const named = ['X-Request-Id', requestIdFor(headers), 'Cache-Control', cacheControl()];
    if (unchanged) {
      res.writeHead(304, [...common(reply.etag), ...named]).end();
    } else {
      const encoded = reply.encoded(preferredCoding(headers['accept-encoding']));
      res.writeHead(200, [...headOf(encoded, reply.etag), ...named]);
      res.end(method === 'HEAD' ? undefined : encoded.body);
    }
    measure?.({
      operation: reply.operation,
      method,
      status: unchanged ? 304 : 200,
      seconds: (performance.now() - started) / 1000,
    });
    return true;
  };
}
