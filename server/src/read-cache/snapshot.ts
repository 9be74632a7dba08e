import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { components } from '@spindle/sdk/schema';
import { chargeTimeTo } from '../database/fair-share.ts';
import { listenForChanges } from './change-listener.ts';
import { readChanges, readPosition, type Change, type Position } from './read-changes.ts';
import type { ReadyReply } from './ready-reply.ts';
import { createReplyCache } from './reply-cache.ts';
import { createShelves } from './shelves.ts';
import type { GroupRow, MemberRow, CachedKind } from './shelving.ts';

/** Leaves time for the queries themselves, so stock figures are at most a second old. */
const POLL_MS = 800;
/** Memory limit of the reply cache. Enough for about ten thousand items. */
const MAX_BYTES = 32 * 1024 * 1024;

type Schema = components['schemas'];

export interface ShopSnapshot {
  /** Loads the groups, then follows changes until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves once everything committed before the call is visible here. */
  refresh(): Promise<void>;
  /** Does the same, but reloads everything. */
  rebuild(): Promise<void>;
  /** True if the snapshot has been loaded at least once. */
  readonly loaded: boolean;
  /** Returns the catalogs that customers see, in order. */
  catalogs(): readonly Schema['Catalog'][];
  catalog(catalogId: string): Schema['Catalog'] | undefined;
  /**
   * Returns a catalog's items in order, an empty list for an external catalog, or undefined if the
   * catalog isn't visible.
   */
  items(catalogId: string): Promise<Schema['CatalogItem'][] | undefined>;
  /** Returns the catalog's first items, at most a hundred. */
  firstItems(catalogId: string): Promise<Schema['CatalogItem'][] | undefined>;
  /** Returns an item. Simultaneous requests are loaded together. */
  item(catalogId: string, itemId: string): Promise<Schema['CatalogItem'] | undefined>;
  /** Returns the content sections that visitors see, in order. */
  sections(): readonly Schema['Section'][];
  /**
   * Returns a section's elements in order, an empty list for an external section, or undefined if
   * the section isn't visible.
   */
  elements(category: string): Promise<Schema['Element'][] | undefined>;
  /**
   * Returns how many whole seconds a copy of the current state stays valid: until the next start or
   * end of a sale. Returns undefined if no sale is scheduled or active.
   */
  turnsInSeconds(): number | undefined;
  /**
   * Returns the reply to a GET of a path, with or without a trailing slash. Synchronous if the
   * reply is cached.
   */
  reply(path: string): ReadyReply | null | undefined | Promise<ReadyReply | null>;
}

/** A copy of data in this process's memory. */
export interface Follower {
  /** Applies changes from the database. Null means that anything may have changed. */
  update(em: EntityManager, changes: readonly Change[] | null): Promise<void>;
}

/**
 * Creates the read cache, which holds everything that visitors read of the catalog and content.
 * Frequently read data is kept in this process's memory.
 */
export function createShopSnapshot<
  CatalogRow extends GroupRow,
  ItemRow extends ListedItemRow,
  ListedItemRow extends MemberRow,
  SectionRow extends GroupRow,
  ElementRow extends MemberRow,
>(options: {
  orm: MikroORM;
  log: Logger;
  now: () => Date;
  catalogue: CachedKind<
    CatalogRow,
    ItemRow,
    Schema['Catalog'],
    Schema['CatalogItem'],
    ListedItemRow
  >;
  content: CachedKind<SectionRow, ElementRow, Schema['Section'], Schema['Element']>;
  /** Other copies in memory, which follow the same changes. */
  others: readonly Follower[];
}): ShopSnapshot {
  const { orm, log, now } = options;
  const cache = createReplyCache(MAX_BYTES, now);
  const circumstances = {
    cache,
    now,
    // Never within a caller's transaction, because results are shared with everyone.
    read: <T>(work: (em: typeof orm.em) => Promise<T>) =>
      chargeTimeTo('catalog', () => work(orm.em.fork())),
  };
  const catalogRecord = createShelves(options.catalogue, circumstances);
  const content = createShelves(options.content, circumstances);
  let listener: ReturnType<typeof listenForChanges> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let known: Position | undefined;
  let loadedAt: Date | undefined;
  let failing = false;
  let stopped = false;

  async function read(): Promise<void> {
    const em = orm.em.fork();
    const since = known;
    const { position, changes } =
      since === undefined
        ? { position: await readPosition(em), changes: null }
        : await readChanges(em, since);
    if (changes === null || changes.length > 0 || isTurning()) {
      await catalogRecord.update(em, changes);
      await content.update(em, changes);
      for (const other of options.others) await other.update(em, changes);
    }
    // If someone requested a rebuild in the meantime, the next read starts over.
    if (known === since) known = position;
    loadedAt = now();
    if (failing) log.info('the catalog is being read again');
    failing = false;
  }

  function isTurning(): boolean {
    const at = catalogRecord.nextTurn();
    return at !== undefined && at <= now();
  }

  /** Runs one read at a time. Callers during a read share the next one. */
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

  function rebuild(): Promise<void> {
    known = undefined;
    return refresh();
  }

  async function quietly(look: () => Promise<void>): Promise<void> {
    if (stopped) return;
    try {
      await look();
    } catch (error) {
      if (!failing && !stopped) log.warn({ err: error, loadedAt }, "the catalog couldn't be read");
      failing = true;
    }
  }

  function poll(): void {
    if (stopped) return;
    timer = setTimeout(() => void quietly(refresh).finally(poll), POLL_MS);
    timer.unref();
  }

  return {
    async start() {
      await refresh();
      const url = orm.config.get('clientUrl') ?? '';
      listener = listenForChanges({
        url,
        changed: () => void quietly(refresh),
        expired: () => void quietly(rebuild),
        log,
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
    rebuild,
    get loaded() {
      return loadedAt !== undefined;
    },
    catalogs: catalogRecord.groups,
    catalog: catalogRecord.group,
    items: catalogRecord.members,
    firstItems: catalogRecord.firstMembers,
    item: catalogRecord.member,
    sections: content.groups,
    elements: content.members,
    reply(path) {
      const plain = path.endsWith('/') ? path.slice(0, -1) : path;
      return catalogRecord.reply(plain) ?? content.reply(plain);
    },
    turnsInSeconds: () => {
      const at = catalogRecord.nextTurn();
      return at && Math.max(0, Math.floor((at.getTime() - now().getTime()) / 1000));
    },
  };
}
