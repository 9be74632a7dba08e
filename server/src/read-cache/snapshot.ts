import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { components } from '@spindle/sdk/schema';
import { onAccountOf } from '../database/fair-share.ts';
import { listenForChanges } from './change-listener.ts';
import { readChanges, readPosition, type Position } from './read-changes.ts';
import type { ReadyReply } from './ready-reply.ts';
import { createReplyCache } from './reply-cache.ts';
import { createShelves } from './shelves.ts';
import type { GroupRow, MemberRow, Shelving } from './shelving.ts';

/** Leaves room for the statements themselves: stock figures are at most a second old. */
const POLL_MS = 800;
/** Of what is read often: some ten thousand items. */
const MAX_BYTES = 32 * 1024 * 1024;

type Schema = components['schemas'];

export interface ShopSnapshot {
  /** Reads what groups there are, then follows changes until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when everything committed before the call is visible here. */
  refresh(): Promise<void>;
  /** The same, and trusts nothing that was read before. */
  rebuild(): Promise<void>;
  /** Whether it has been read at all. */
  readonly loaded: boolean;
  /** The catalogues customers see, in their order. */
  catalogs(): readonly Schema['Catalog'][];
  catalog(catalogId: string): Schema['Catalog'] | undefined;
  /** Its items in their order; none for an external catalogue; undefined where it isn't shown. */
  items(catalogId: string): Promise<Schema['CatalogItem'][] | undefined>;
  /** The first of them, a hundred at most. */
  firstItems(catalogId: string): Promise<Schema['CatalogItem'][] | undefined>;
  /** Those asked for in one go are read in one go. */
  item(catalogId: string, itemId: string): Promise<Schema['CatalogItem'] | undefined>;
  /** The sections of content that visitors see, in their order. */
  sections(): readonly Schema['Section'][];
  /** Its elements in their order; none for an external section; undefined where it isn't shown. */
  elements(category: string): Promise<Schema['Element'][] | undefined>;
  /**
   * For how long at most a copy of what is read now is true, in whole seconds: until the next start
   * or end of a sale. Undefined where none is known.
   */
  turnsInSeconds(): number | undefined;
  /** The reply to a GET of that path, with or without a slash at its end; at once where it is ready. */
  reply(path: string): ReadyReply | null | undefined | Promise<ReadyReply | null>;
}

/** All that visitors read of catalogue and content: what is read often in the memory of this process. */
export function createShopSnapshot<
  CatalogRow extends GroupRow,
  ItemRow extends MemberRow,
  SectionRow extends GroupRow,
  ElementRow extends MemberRow,
>(options: {
  orm: MikroORM;
  log: Logger;
  now: () => Date;
  catalogue: Shelving<CatalogRow, ItemRow, Schema['Catalog'], Schema['CatalogItem']>;
  content: Shelving<SectionRow, ElementRow, Schema['Section'], Schema['Element']>;
}): ShopSnapshot {
  const { orm, log, now } = options;
  const cache = createReplyCache(MAX_BYTES, now);
  const circumstances = {
    cache,
    now,
    // In nobody's transaction: what is read for one is kept for all.
    read: <T>(work: (em: typeof orm.em) => Promise<T>) =>
      onAccountOf('catalog', () => work(orm.em.fork())),
  };
  const catalogue = createShelves(options.catalogue, circumstances);
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
      await catalogue.update(em, changes);
      await content.update(em, changes);
    }
    // Where somebody has asked to trust nothing meanwhile, the next read begins anew.
    if (known === since) known = position;
    loadedAt = now();
    if (failing) log.info('the catalog is being read again');
    failing = false;
  }

  function isTurning(): boolean {
    const at = catalogue.nextTurn();
    return at !== undefined && at <= now();
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

  function rebuild(): Promise<void> {
    known = undefined;
    return refresh();
  }

  async function quietly(look: () => Promise<void>): Promise<void> {
    if (stopped) return;
    try {
      await look();
    } catch (error) {
      if (!failing && !stopped) log.warn({ err: error, loadedAt }, 'the catalog couldn’t be read');
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
    catalogs: catalogue.groups,
    catalog: catalogue.group,
    items: catalogue.members,
    firstItems: catalogue.firstMembers,
    item: catalogue.member,
    sections: content.groups,
    elements: content.members,
    reply(path) {
      const plain = path.endsWith('/') ? path.slice(0, -1) : path;
      return catalogue.reply(plain) ?? content.reply(plain);
    },
    turnsInSeconds: () => {
      const at = catalogue.nextTurn();
      return at && Math.max(0, Math.floor((at.getTime() - now().getTime()) / 1000));
    },
  };
}
