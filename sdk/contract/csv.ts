import { stringify } from 'csv-stringify/browser/esm/sync';
import { formatPriceBreaks, isPriceBreaks } from '../domain/catalog/price-breaks.ts';
import { isWebUrl } from '../domain/editing/web-address.ts';
import { asObject, dereference, isObject, type JsonObject } from './document.ts';

export const CSV = 'text/csv';

interface Column {
  name: string;
  /** Whether the value is in cents. The file contains dollars. */
  cents: boolean;
}

/** Returns the record fields of `/api/admin/{resource}`, in the contract's order. */
export function csvColumns(document: JsonObject, resource: string): Column[] {
  const paths = asObject(document['paths'], 'paths');
  const content = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/') && path.endsWith(`/${resource}`))
    .map(([path, item]) => contentOf(asObject(item, path)))
    .find((types) => types !== undefined && CSV in types);
  const { schema } = asObject(content?.['application/json'], resource);
  const record = asObject(dereference(document, asObject(schema, resource)['items']), resource);
  return Object.entries(asObject(record['properties'], resource)).map(([name, field]) => ({
    name,
    cents: isObject(field) && field['x-cents'] === true,
  }));
}

/** Returns the content of a GET operation's success response, by media type. */
function contentOf({ get }: JsonObject): JsonObject | undefined {
  const responses = isObject(get) ? get['responses'] : undefined;
  const success = isObject(responses) ? responses['200'] : undefined;
  const content = isObject(success) ? success['content'] : undefined;
  return isObject(content) ? content : undefined;
}

/**
 * Formats lines of a CSV file. The first lines of a file start with a byte order mark and the
 * column names. Text that a spreadsheet would run as a formula is escaped. With an `origin`, the
 * paths of pictures become addresses, because a file leaves the shop.
 */
export function csvLines(
  columns: readonly Column[],
  records: readonly object[],
  { first, origin }: { first: boolean; origin?: string },
): string {
  const rows = records.map((record) => {
    const written = origin === undefined ? record : withAddresses(record, origin);
    const values = new Map<string, unknown>(Object.entries(written));
    return columns.map(({ name }) => cellOf(values.get(name)));
  });
  if (rows.length === 0 && !first) return '';
  return stringify(rows, {
    columns: columns.map(({ name }) => name),
    header: first,
    bom: first,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      boolean: String,
      number: (value, { index }) =>
        columns[index]?.cents ? (value / 100).toFixed(2) : String(value),
    },
  });
}

function cellOf(value: unknown): unknown {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.join(', ');
  }
  if (isPriceBreaks(value)) return formatPriceBreaks(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** Returns a record with the addresses of its pictures. */
function withAddresses(record: object, origin: string): object {
  const addressOf = (path: unknown) =>
    typeof path === 'string' && path !== '' && !isWebUrl(path) ? `${origin}/images/${path}` : path;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]): [string, unknown] => {
      if (name === 'image') return [name, addressOf(value)];
      if (name !== 'attributes' || !Array.isArray(value)) return [name, value];
      const attributes = value.map((one: object) =>
        'type' in one && one.type === 'IMAGE' && 'value' in one
          ? { ...one, value: addressOf(one.value) }
          : one,
      );
      return [name, attributes];
    }),
  );
}

/**
 * Returns the headers of the CSV file `orders-2026-11-23.csv`. The date is in the shop's calendar.
 */
export function csvHeaders(resource: string, today: string) {
  return {
    'Content-Type': `${CSV}; charset=utf-8; header=present`,
    'Content-Disposition': `attachment; filename="${resource}-${today}.csv"`,
  };
}
