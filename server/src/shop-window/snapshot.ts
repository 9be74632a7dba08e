import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { components } from '@spindle/sdk/schema';
import { listenForChanges } from './change-listener.ts';
import type { ReadyReply } from './ready-reply.ts';
import { createShelves, type Shelves } from './shelves.ts';
import type { GroupRow, MemberRow, Shelving } from './shelving.ts';

/** Leaves room for the statements themselves: stock figures are at most a second old. */
const POLL_MS = 800;

type Schema = components['schemas'];

export interface ShopSnapshot {
  /** Reads everything, then follows changes until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when everything committed before the call is visible here. */
  refresh(): Promise<void>;
  /** The same, and trusts nothing that was read before. */
  rebuild(): Promise<void>;
  /** Whether it has been read at all. */
  readonly loaded: boolean;
  /** Another one whenever anything visitors see is another, stock figures included. */
  readonly version: string;
  /** The catalogues customers see, in their order. */
  catalogs(): readonly Schema['Catalog'][];
  catalog(catalogId: string): Schema['Catalog'] | undefined;
  /** Its items in their order; none for an external catalogue; undefined where it isn't shown. */
  items(catalogId: string): readonly Schema['CatalogItem'][] | undefined;
  item(catalogId: string, itemId: string): Schema['CatalogItem'] | undefined;
  /** The sections of content that visitors see, in their order. */
  sections(): readonly Schema['Section'][];
  /** Its elements in their order; none for an external section; undefined where it isn't shown. */
  elements(category: string): readonly Schema['Element'][] | undefined;
  /**
   * For how long at most a copy of what is read now is true, in whole seconds: until the next start
   * or end of a sale. Undefined where none is known.
   */
  turnsInSeconds(): number | undefined;
  /** The reply to a GET of that path, with or without a slash at its end. */
  reply(path: string): ReadyReply | undefined;
}

/** All that visitors read of catalogue and content, in the memory of this process. */
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
  const replies = new Map<string, ReadyReply>();
  const catalogue = createShelves(options.catalogue, replies);
  const content = createShelves(options.content, replies);
  let listener: ReturnType<typeof listenForChanges> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let loadedAt: Date | undefined;
  let anew = false;
  let failing = false;
  let stopped = false;

  async function read(): Promise<void> {
    const em = orm.em.fork();
    const request = { anew, now: now() };
    anew = false;
    try {
      await catalogue.update(em, request);
      await content.update(em, request);
    } catch (error) {
      anew ||= request.anew;
      throw error;
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

  function rebuild(): Promise<void> {
    anew = true;
    return refresh();
  }

  async function quietly(look: () => Promise<void>): Promise<void> {
    if (stopped) return;
    try {
      await look();
    } catch (error) {
      if (!failing && !stopped) log.warn({ err: error, loadedAt }, 'the catalogue cannot be read');
      failing = true;
    }
  }

  function poll(): void {
    if (stopped) return;
    timer = setTimeout(() => void quietly(refresh).finally(poll), POLL_MS);
    timer.unref();
  }

  /** As the catalogue is to be seen now: whoever looks first after a sale began or ended turns it. */
  function present(): Shelves<Schema['Catalog'], Schema['CatalogItem']> {
    catalogue.turn(now());
    return catalogue;
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
    get version() {
      return present().version() + content.version();
    },
    catalogs: () =>
      present()
        .shelves()
        .map(({ group }) => group),
    catalog: (catalogId) => present().shelf(catalogId)?.group,
    items: (catalogId) => valuesOf(present().shelf(catalogId)?.members),
    item: (catalogId, itemId) => present().shelf(catalogId)?.members.get(itemId),
    sections: () => content.shelves().map(({ group }) => group),
    elements: (category) => valuesOf(content.shelf(category)?.members),
    reply: (path) => {
      present();
      return replies.get(path);
    },
    turnsInSeconds: () => {
      const at = present().nextTurn();
      return at && Math.floor((at.getTime() - now().getTime()) / 1000);
    },
  };
}

function valuesOf<Member>(members: Map<string, Member> | undefined): Member[] | undefined {
  return members && [...members.values()];
}
