import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from 'koa';
import { readList, UnfitFilter, type ListPage, type ListSource } from '../database/list-query.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { contentRange, parseListRequest, unfitFilter } from '@spindle/sdk/contract/list-dialect';

/** A resource of the back-office: where its rows are and how one looks on the wire. */
export interface ResourceList<Row, Wire> {
  /** As in `/api/admin/{resource}`. */
  resource: string;
  /** Its filter `id` has to find one record. */
  source: ListSource;
  defaultSort: { field: string; direction: 'ASC' | 'DESC' };
  present(row: Row): Wire;
}

interface ListCall {
  em: EntityManager;
  ctx: Pick<Context, 'set'>;
  query: { sort?: string; range?: string; filter?: string };
}

/** The page that is asked for; says in `Content-Range` which part of the whole it is. */
export async function answerList<Row, Wire>(
  { em, ctx, query }: ListCall,
  { resource, source, defaultSort, present }: ResourceList<Row, Wire>,
): Promise<Wire[]> {
  const page = parseListRequest(query, {
    sortable: [defaultSort.field, ...Object.keys(source.sortable)],
    defaultDirection: defaultSort.direction,
    filters: Object.keys(source.filters),
  });
  const { id } = page.filter;
  // Whoever names the records wants all of them, not a first page.
  if (query.range === undefined && Array.isArray(id)) page.limit = id.length;
  const { rows, total } = await readList<Row>(em, source, page).catch(asBadRequest);
  ctx.set('Content-Range', contentRange(resource, page.offset, rows.length, total));
  return rows.map(present);
}

/** One record as the list has it; 404 where there is none. */
export async function answerRecord<Row, Wire>(
  em: EntityManager,
  id: string,
  { source, defaultSort, present }: ResourceList<Row, Wire>,
): Promise<Wire> {
  const page: ListPage = { sort: defaultSort, offset: 0, limit: 1, filter: { id } };
  const { rows } = await readList<Row>(em, source, page).catch(asNotFound);
  if (rows[0] === undefined) throw notFound();
  return present(rows[0]);
}

function asBadRequest(error: unknown): never {
  if (!(error instanceof UnfitFilter)) throw error;
  throw unfitFilter(error.field);
}

/** An id that could not be one is nobody's. */
function asNotFound(error: unknown): never {
  throw error instanceof UnfitFilter ? notFound() : error;
}
