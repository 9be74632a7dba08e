import { LRUCache } from 'lru-cache';
import type { ReadyReply } from './ready-reply.ts';

/** A reply, or that there is none at that path. */
export type Kept = ReadyReply | null;

export interface ReplyCache {
  /** What is known of a path; undefined where it has to be made. */
  known(path: string): Kept | undefined;
  /** Makes it; once for all who ask meanwhile. */
  make(path: string, make: () => Promise<Kept>): Promise<Kept>;
  /** That path is another, also what is being made of it. */
  drop(path: string): void;
  /** So are all that stand below it. */
  dropBelow(path: string): void;
}

/** That there is nothing takes a little, too: of what is not there, there is no end. */
const NOTHING_BYTES = 500;

/** The replies that are read often, up to so many bytes, each until it is another. */
export function createReplyCache(mostBytes: number, now: () => Date): ReplyCache {
  const kept = new LRUCache<string, { reply: Kept }>({ maxSize: mostBytes });
  const making = new Map<string, Promise<Kept>>();

  function drop(path: string): void {
    kept.delete(path);
    making.delete(path);
  }

  return {
    known(path) {
      const reply = kept.get(path)?.reply;
      if (reply?.turns === undefined || reply.turns > now()) return reply;
      kept.delete(path);
      return undefined;
    },
    make(path, make) {
      const underWay = making.get(path);
      if (underWay !== undefined) return underWay;
      const isLatest = () => making.get(path) === made;
      const made: Promise<Kept> = make()
        .then((reply) => {
          const size = (reply?.bytes ?? NOTHING_BYTES) + 2 * path.length;
          if (isLatest()) kept.set(path, { reply }, { size });
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
      for (const each of [...kept.keys(), ...making.keys()]) {
        if (each === path || each.startsWith(below)) drop(each);
      }
    },
  };
}
