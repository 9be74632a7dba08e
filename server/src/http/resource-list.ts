import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from 'koa';
import {
  readList,
  InvalidFilter,
  type ListedTable,
  type ListedRows,
  type ListPage,
  type ListSource,
} from '../database/list-query.ts';
import type { ReadReplicas } from '../database/read-replicas.ts';
import { readAfter, InvalidCursor } from '../database/read-after.ts';
import { streamList } from '../database/stream-list.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import {
  pageHeaders,
  parseListRequest,
  invalidAfter,
  invalidFilter,
} from '@spindle/sdk/contract/list-dialect';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { Config } from '../config.ts';
import { answerCsv, wantsCsv } from './csv-list.ts';

interface Resource {
  /** As in `/api/admin/{resource}`. */
  resource: string;
  defaultSort: { field: string; direction: 'ASC' | 'DESC' };
}

/** A back-office resource. */
export interface ResourceList<Wire> extends Resource {
  sortable: readonly string[];
  filters: readonly string[];
  read(
    em: EntityManager,
    page: ListPage,
  ): Promise<{ records: Wire[] } & Omit<ListedRows<Wire>, 'rows'>>;
  /** Streams the page in batches, as the database returns them. */
  stream(em: EntityManager, page: ListPage): AsyncIterable<Wire[]>;
}

/**
 * Defines the source of the resource's rows and the format of a record. The resource must have a
 * filter `id` that finds one record.
 */
export const resourceList =
  <DB, TB extends keyof DB>(from: ListedTable<DB, TB>) =>
  <Row extends object, Wire>(
    list: Resource & ListSource<DB, TB, Row> & { present: (row: Row) => Wire },
  ): ResourceList<Wire> => ({
    resource: list.resource,
    defaultSort: list.defaultSort,
    sortable: Object.keys(list.sortable),
    filters: Object.keys({ ...list.filters, ...list.lookups }),
    async read(em, page) {
      const { after } = page;
      const { rows, ...more } = await (after === undefined
        ? readList(em, from, list, page)
        : readAfter(em, from, list, { ...page, after }));
      return { records: rows.map(list.present), ...more };
    },
    async *stream(em, page) {
      for await (const rows of streamList(em, from, list, page)) yield rows.map(list.present);
    },
  });

interface ListCall {
  em: EntityManager;
  services: { replicas: ReadReplicas; config: Pick<Config, 'business' | 'publicUrl'> };
  ctx: Pick<Context, 'set' | 'vary' | 'accepts'>;
  query: { sort?: string; range?: string; after?: string; filter?: string };
  now: Date;
}

interface ListOptions {
  /** The replica may be a few seconds behind, which is acceptable for files. */
  from?: 'primary' | 'replica';
}

/**
 * Sends the requested page, with headers that say which part of the list it is and how to continue.
 * A client that accepts `text/csv` gets all matches as a file.
 */
export async function answerList<Wire extends object>(
  { em, services, ctx, query, now }: ListCall,
  list: ResourceList<Wire>,
  { from = 'primary' }: ListOptions = {},
): Promise<Wire[] | Readable> {
  const { replicas, config } = services;
  const asFile = wantsCsv(ctx);
  const page = parseListRequest(query, {
    asFile,
    sortable: [list.defaultSort.field, ...list.sortable],
    defaultDirection: list.defaultSort.direction,
    filters: list.filters,
  });
  if (asFile) {
    const { resource } = list;
    const rows = replicas.stream((replica) => list.stream(replica, page));
    const today = dayIn(config.business.timeZone, now);
    return answerCsv(ctx, rows, { resource, today, origin: config.publicUrl }).catch(asBadRequest);
  }
  const found =
    from === 'primary' ? list.read(em, page) : replicas.read((replica) => list.read(replica, page));
  const { records, total, next } = await found.catch(asBadRequest);
  ctx.set(pageHeaders(list.resource, page, { count: records.length, total, next }));
  return records;
}

/** Sends one record in the list's format, or 404 if the record does not exist. */
export async function answerRecord<Wire>(
  em: EntityManager,
  id: string,
  list: ResourceList<Wire>,
): Promise<Wire> {
  const page: ListPage = { sort: list.defaultSort, offset: 0, limit: 1, filter: { id } };
  const { records } = await list.read(em, page).catch(asNotFound);
  if (records[0] === undefined) throw notFound();
  return records[0];
}

function asBadRequest(error: unknown): never {
  if (error instanceof InvalidCursor) throw invalidAfter();
  if (!(error instanceof InvalidFilter)) throw error;
  throw invalidFilter(error.field);
}

/** An invalid id gets a 404. */
function asNotFound(error: unknown): never {
  throw error instanceof InvalidFilter ? notFound() : error;
}
