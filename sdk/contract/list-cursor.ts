import type { ListSort } from './list-dialect.ts';

/** What a record was sorted by. */
export type CursorValue = string | number | boolean | null;

/** Where a page of a list ended, as `X-Next-Cursor` carries it. */
export interface ListCursor {
  sort: ListSort<string>;
  /** How many records came before. */
  position: number;
  /** Of the last record, most important first; what names it comes last. */
  values: readonly CursorValue[];
}

/** In letters that an address takes as they are. */
export function writeCursor({ sort, position, values }: ListCursor): string {
  const { field, direction } = sort;
  const text = JSON.stringify([field, direction, position, ...values]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for what is none. */
export function readListCursor(cursor: string): ListCursor | null {
  const parts = partsOf(cursor);
  if (!Array.isArray(parts)) return null;
  const [field, direction, position, ...values]: unknown[] = parts;
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) return null;
  if (typeof position !== 'number' || !Number.isSafeInteger(position) || position < 0) return null;
  if (!values.every(isCursorValue)) return null;
  return { sort: { field, direction }, position, values };
}

function partsOf(cursor: string): unknown {
  try {
    const bytes = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const text = Uint8Array.from(bytes, (one) => one.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return null;
  }
}

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
