import type { ListSort } from './list-dialect.ts';

/** A value by which records are sorted. */
export type CursorValue = string | number | boolean | null;

/** The end of a list's page, as sent in `X-Next-Cursor`. */
export interface ListCursor {
  sort: ListSort<string>;
  /** Number of preceding records. */
  position: number;
  /** Sort values of the last record, most important first. Its id comes last. */
  values: readonly CursorValue[];
}

/** Formats a cursor with URL-safe characters. */
export function writeCursor({ sort, position, values }: ListCursor): string {
  const { field, direction } = sort;
  const text = JSON.stringify([field, direction, position, ...values]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Parses a cursor. Returns null if it is invalid. */
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
