import { LRUCache } from 'lru-cache';
import type { ReadyReply } from './ready-reply.ts';

/** A reply, or null if nothing exists at its path. */
export type CacheEntry = ReadyReply | null;

export interface ReplyCache {
  /** Returns the cached reply for a path, or undefined if the reply has to be built. */
  known(path: string): CacheEntry | undefined;
  /** Builds the reply once for all simultaneous callers. */
  make(path: string, make: () => Promise<CacheEntry>): Promise<CacheEntry>;
  /** Invalidates a path, including a reply that is being built. */
  drop(path: string): void;
  /** Invalidates a path and everything below it. */
  dropBelow(path: string): void;
}

/**
 * Size of a null reply. Null replies count too, because the number of missing paths is unlimited.
 */
const NOTHING_BYTES = 500;

/**
 * Creates a cache of the most-used replies, with a limit in bytes. A reply stays until it changes.
 */
export function createReplyCache(mostBytes: number, now: () => Date): ReplyCache {
  const saved = new LRUCache<string, { reply: CacheEntry }>({ maxSize: mostBytes });
  const making = new Map<string, Promise<CacheEntry>>();

  function drop(path: string): void {
    saved.delete(path);
    making.delete(path);
  }

  return {
    known(path) {
      const reply = saved.get(path)?.reply;
      if (reply?.turns === undefined || reply.turns > now()) return reply;
      saved.delete(path);
      return undefined;
    },
    make(path, make) {
      const underWay = making.get(path);
      if (underWay !== undefined) return underWay;
      const isLatest = () => making.get(path) === made;
      const made: Promise<CacheEntry> = make()
        .then((reply) => {
          const size = (reply?.bytes ?? NOTHING_BYTES) + 2 * path.length;
          if (isLatest()) saved.set(path, { reply }, { size });
          return reply;
        })
        .finally(() => {
          if (isLatest()) making.delete(path);
        });
      making.set(path, made);
      return made;
    },
    drop,
    dropBelow(path) {
      const below = `${path}/`;
      for (const each of [...saved.keys(), ...making.keys()]) {
        if (each === path || each.startsWith(below)) drop(each);
      }
    },
  };
}
