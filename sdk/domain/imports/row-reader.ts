import type { Cell } from './cells.ts';
import { oneLine, withoutEscape } from './cells.ts';
import type { ImportProblem } from './imports.ts';
import type { ImportTable, Separator } from './read-table.ts';

/** Reads a table by column names and collects the problems. */
export interface TableReader {
  columns: readonly string[];
  separator: Separator;
  used: Set<string>;
  problems: ImportProblem[];
  rows: RowReader[];
  /** Returns the spelling of a column's name in the file, or undefined without the column. */
  nameOf: (...names: string[]) => string | undefined;
}

export interface RowReader {
  row: number;
  separator: Separator;
  /** Returns a cell, trimmed, of the first column that exists. Empty without one. */
  text: (...names: string[]) => string;
  /** Returns the parsed cell. Undefined if it is empty or has a problem, which is recorded. */
  read: <Value>(
    names: string | readonly string[],
    parse: (text: string, separator: Separator) => Cell<Value>,
  ) => Value | undefined;
  /** Returns a single line of at most `max` characters. Undefined if it is empty or too long. */
  line: (names: string | readonly string[], max: number) => string | undefined;
  problem: (column: string | null, message: string) => void;
  columnOf: (...names: string[]) => string | null;
}

export const tooLong = (max: number) => `Enter at most ${max} characters.`;

export function readerOf({ columns, rows, separator }: ImportTable): TableReader {
  const used = new Set<string>();
  const problems: ImportProblem[] = [];
  const places = new Map<string, number>();
  for (const [at, name] of columns.entries()) {
    const folded = name.toLowerCase();
    if (name !== '' && !places.has(folded)) places.set(folded, at);
  }
  const nameOf = (...names: string[]) => {
    const found = names.find((name) => places.has(name.toLowerCase()));
    return found === undefined ? undefined : columns[places.get(found.toLowerCase()) ?? -1];
  };

  function rowReader({ row, cells }: ImportTable['rows'][number]): RowReader {
    const problem = (column: string | null, message: string) => {
      problems.push({ row, column, message });
    };
    const text = (...names: string[]) => {
      const name = nameOf(...names);
      if (name === undefined) return '';
      used.add(name);
      return withoutEscape((cells[places.get(name.toLowerCase()) ?? -1] ?? '').trim());
    };
    const listed = (names: string | readonly string[]) =>
      typeof names === 'string' ? [names] : [...names];
    return {
      row,
      separator,
      text,
      problem,
      columnOf: (...names) => nameOf(...names) ?? null,
      read(names, parse) {
        const typed = text(...listed(names));
        if (typed === '') return undefined;
        const cell = parse(typed, separator);
        if ('value' in cell) return cell.value;
        problem(nameOf(...listed(names)) ?? null, cell.message);
        return undefined;
      },
      line(names, max) {
        const typed = oneLine(text(...listed(names)));
        if (typed.length <= max) return typed === '' ? undefined : typed;
        problem(nameOf(...listed(names)) ?? null, tooLong(max));
        return undefined;
      },
    };
  }
  return { columns, separator, used, problems, rows: rows.map(rowReader), nameOf };
}
