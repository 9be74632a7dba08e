import { stringify } from 'csv-stringify/browser/esm/sync';
import { asObject, dereference, isObject, type JsonObject } from './document.ts';

export const CSV = 'text/csv';

interface Column {
  name: string;
  /** Whether the value is in cents. The file has dollars. */
  cents: boolean;
}

/** Returns the fields of the records of `/api/admin/{resource}` in the contract's order. */
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

/** Returns the content of a read's success response, by media type. */
function contentOf({ get }: JsonObject): JsonObject | undefined {
  const responses = isObject(get) ? get['responses'] : undefined;
  const success = isObject(responses) ? responses['200'] : undefined;
  const content = isObject(success) ? success['content'] : undefined;
  return isObject(content) ? content : undefined;
}

/**
 * Formats lines of a spreadsheet file. The first ones of a file begin with its byte order mark and
 * its column names. Texts that would be executed as formulas are escaped.
 */
export function csvLines(
  columns: readonly Column[],
  records: readonly object[],
  { first }: { first: boolean },
): string {
  const rows = records.map((record) => {
    const values = new Map<string, unknown>(Object.entries(record));
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
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * Returns the headers of such a file, `orders-2026-11-23.csv`, with the date of the shop's
 * calendar.
 */
export function csvHeaders(resource: string, today: string) {
  return {
    'Content-Type': `${CSV}; charset=utf-8; header=present`,
    'Content-Disposition': `attachment; filename="${resource}-${today}.csv"`,
  };
}
