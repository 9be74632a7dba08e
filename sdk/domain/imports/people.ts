import { MAX_TAG_LENGTH, tidyTag } from '../remarks/tags.ts';
import { alsoIn } from './check-items.ts';
import type { Cell } from './cells.ts';
import type { ImportField, ImportMapping } from './mapping.ts';
import type { RowReader, TableReader } from './row-reader.ts';

/** What a file says about one customer. */
export interface CustomerDraft {
  row: number;
  email: string;
  firstName: string;
  lastName: string;
  tags: string[];
}

const MAX_NAME = 100;
const MAX_TAGS = 20;

const readEmail = (text: string): Cell<string> =>
  text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(?:\.[^\s@.<>"(),:;\\]+)+$/.test(text)
    ? { value: text }
    : { message: 'Enter an email address such as ada@example.com.' };

/** Reads customers. Two rows with the same address are a problem. */
export function readCustomers(table: TableReader, mapping: ImportMapping): CustomerDraft[] {
  const rows = new Map<string, number>();
  return table.rows.flatMap((reader) => {
    const emailColumn = columnsOf(mapping, 'email');
    const email = reader.read(emailColumn, readEmail);
    const missing = reader.text(...emailColumn) === '';
    if (missing) reader.problem(emailColumn[0] ?? null, 'Email missing. Every customer needs one.');
    if (email === undefined) return [];
    const before = rows.get(email.toLowerCase());
    if (before !== undefined) {
      reader.problem(emailColumn[0] ?? null, alsoIn(email, before));
      return [];
    }
    rows.set(email.toLowerCase(), reader.row);
    return [{ row: reader.row, email, ...namesOf(reader, mapping), tags: tagsOf(reader, mapping) }];
  });
}

const columnsOf = (mapping: ImportMapping, field: ImportField) =>
  mapping.filter((one) => one.field === field).map(({ column }) => column);

function namesOf(reader: RowReader, mapping: ImportMapping) {
  const read = (field: ImportField) => reader.line(columnsOf(mapping, field), MAX_NAME);
  const [first, last] = [read('firstName'), read('lastName')];
  if (first !== undefined || last !== undefined) {
    return { firstName: first ?? '', lastName: last ?? '' };
  }
  const parts = (read('name') ?? '').split(' ');
  return {
    firstName: parts.slice(0, -1).join(' ') || (parts[0] ?? ''),
    lastName: parts.length > 1 ? (parts.at(-1) ?? '') : '',
  };
}

function tagsOf(reader: RowReader, mapping: ImportMapping): string[] {
  const columns = columnsOf(mapping, 'tags');
  const tags = [
    ...new Set(
      reader
        .text(...columns)
        .split(/[,;]/)
        .map(tidyTag),
    ),
  ].filter(Boolean);
  const long = tags.find((tag) => tag.length > MAX_TAG_LENGTH);
  if (long !== undefined) {
    reader.problem(columns[0] ?? null, `Shorten “${long}” to ${MAX_TAG_LENGTH} characters.`);
  } else if (tags.length > MAX_TAGS) {
    reader.problem(columns[0] ?? null, `Enter at most ${MAX_TAGS} tags.`);
  }
  return tags;
}

export interface RedirectDraft {
  row: number;
  from: string;
  to: string;
}

export const readRedirects = (table: TableReader, mapping: ImportMapping): RedirectDraft[] =>
  table.rows.map((reader) => ({
    row: reader.row,
    from: pathOf(reader.text(...columnsOf(mapping, 'from'))),
    to: pathOf(reader.text(...columnsOf(mapping, 'to'))),
  }));

/** Returns the path of a full address, which other shops export. */
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '');

/** Names the column of a redirect's address in the file. */
export const redirectColumn = (mapping: ImportMapping, field: 'from' | 'to'): string =>
  columnsOf(mapping, field)[0] ?? field;
