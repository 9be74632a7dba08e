import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { listenForChanges } from './change-listener.ts';
import { findChanges } from './find-changes.ts';
import type { ReadyReply } from './ready-reply.ts';
import {
  createSnapshotContents,
  type PublicCatalog,
  type PublicItem,
} from './snapshot-contents.ts';

/** Leaves room for the statement itself: stock figures are at most a second old. */
const POLL_MS = 800;

export interface CatalogSnapshot {
  /** Reads everything, then follows changes until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when everything committed before the call is visible here. */
  refresh(): Promise<void>;
  /** Whether it has been read at all. */
  readonly loaded: boolean;
  /** Another one whenever anything customers see is another, stock figures included. */
  readonly version: string;
  /** The catalogues customers see, in their order. */
  catalogs(): readonly PublicCatalog[];
  catalog(catalogId: string): PublicCatalog | undefined;
  /** Its items in their order; none for an external catalogue; undefined where it isn't shown. */
  items(catalogId: string): readonly PublicItem[] | undefined;
  item(catalogId: string, itemId: string): PublicItem | undefined;
  /** The reply to a GET of that path, with or without a slash at its end. */
  reply(path: string): ReadyReply | undefined;
}

/** All that customers read of the catalogue, in the memory of this process. */
export function createCatalogSnapshot(options: {
  orm: MikroORM;
  log: Logger;
  now: () => Date;
}): CatalogSnapshot {
  const { orm, log, now } = options;
  const contents = createSnapshotContents();
  let listener: ReturnType<typeof listenForChanges> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let loadedAt: Date | undefined;
  let failing = false;
  let stopped = false;

  async function read(): Promise<void> {
    const changes = await findChanges(orm.em.fork(), contents);
    if (changes !== undefined || loadedAt === undefined) {
      contents.apply(changes ?? { catalogs: [], items: [], goneCatalogs: [], goneItems: [] });
    }
    loadedAt = now();
    if (failing) log.info('the catalogue is read again');
    failing = false;
  }

  /** One read at a time; who asks during one waits for the next, which all of them share. */
  function refresh(): Promise<void> {
    if (running === undefined) {
      running = read().finally(() => (running = undefined));
      return running;
    }
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = undefined;
        return refresh();
      });
    return queued;
  }

  async function refreshQuietly(): Promise<void> {
    if (stopped) return;
    try {
      await refresh();
    } catch (error) {
      if (!failing && !stopped) log.warn({ err: error, loadedAt }, 'the catalogue cannot be read');
      failing = true;
    }
  }

  function poll(): void {
    if (stopped) return;
    timer = setTimeout(() => void refreshQuietly().finally(poll), POLL_MS);
    timer.unref();
  }

  return {
    async start() {
      await refresh();
      const url = orm.config.get('clientUrl') ?? '';
      listener = listenForChanges({
        url,
        changed: () => void refreshQuietly(),
        lost: (error) => log.warn({ err: error }, 'changes of the catalogue go unheard'),
      });
      poll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listener?.stop();
      await (queued ?? running)?.catch(() => {});
    },
    refresh,
    get loaded() {
      return loadedAt !== undefined;
    },
    get version() {
      return contents.version();
    },
    catalogs: () => contents.shelves().map((shelf) => shelf.catalog),
    catalog: (catalogId) => contents.shelf(catalogId)?.catalog,
    items: (catalogId) => {
      const shelf = contents.shelf(catalogId);
      return shelf === undefined ? undefined : [...shelf.items.values()];
    },
    item: (catalogId, itemId) => contents.shelf(catalogId)?.items.get(itemId),
    reply: (path) => contents.replies.get(path),
  };
}
