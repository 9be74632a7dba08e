import {
  sql,
  type AliasedRawBuilder,
  type Expression,
  type RawBuilder,
  type SqlBool,
} from 'kysely';

/** Counts rows, in total or per group. Four bytes, so that the driver returns a number. */
export const countRows = (): RawBuilder<number> => sql`count(*)::int`;

/**
 * Casts a number to four bytes, so that the driver returns a number. The value must not be null.
 */
export const int = (of: Expression<unknown>): RawBuilder<number> => sql`(${of})::int`;

/** Casts a number of any size to one that is exact up to 2^53. The value must not be null. */
export const number = (of: Expression<unknown>): RawBuilder<number> => sql`(${of})::float8`;

/** Casts a number of any size to one that is exact up to 2^53, in JSON as well. */
export const nullableNumber = (of: Expression<unknown>): RawBuilder<number | null> =>
  sql`(${of})::float8`;

/** Casts a number to four bytes, so that the driver returns a number. */
export const nullableInt = (of: Expression<unknown>): RawBuilder<number | null> =>
  sql`(${of})::int`;

/** Selects a condition as a column. The condition must not be null. */
export const bool = (of: Expression<SqlBool>): RawBuilder<boolean> => sql`(${of})`;

export const greatest = <T>(...of: Expression<T>[]): RawBuilder<T> =>
  sql`greatest(${sql.join(of)})`;

export const least = <T>(...of: Expression<T>[]): RawBuilder<T> => sql`least(${sql.join(of)})`;

/** Writes a condition as plain SQL. */
export const condition = (parts: TemplateStringsArray, ...values: unknown[]): RawBuilder<SqlBool> =>
  sql(parts, ...values);

/** Writes a value into the statement itself, so that a generic plan can rely on it. */
export const literal = <const Value extends string | number | boolean>(
  value: Value,
): RawBuilder<Value> => sql.lit(value);

/** Casts a value to text, so that it can be compared with a text that may not be an id. */
export const text = (of: Expression<unknown>): RawBuilder<string> => sql`(${of})::text`;

export const lower = <T extends string | null>(of: Expression<T>): RawBuilder<T> =>
  sql`lower(${of})`;

/** Matches any of the values, or nothing if there are none. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql`any(${values})`;

export const left = (of: Expression<string>, characters: number): RawBuilder<string> =>
  sql`left(${of}, ${sql.lit(characters)})`;

/** Casts a value to text, and JSON to the database's text. */
export const nullableText = (of: Expression<unknown>): RawBuilder<string | null> =>
  sql`(${of})::text`;

/** Replaces an empty text with null. */
export const unlessEmpty = (of: Expression<string | null>): RawBuilder<string | null> =>
  sql`nullif(${of}, '')`;

/**
 * Returns true if the column has one of the values that a statement selects. The statement runs
 * once.
 */
export const inArray = (
  column: Expression<unknown>,
  selected: Expression<unknown>,
): RawBuilder<SqlBool> => sql`${column} = any(array${selected})`;

/** Returns the only column of the selected rows as an array. */
export const texts = (selected: Expression<Record<string, string>>): RawBuilder<string[]> =>
  sql`array${selected}`;

export const trim = (of: Expression<string>): RawBuilder<string> => sql`trim(${of})`;

/** Returns the part before the first `.`, where secrets and hashes name their key. */
export const keyOf = (of: Expression<string | null>): RawBuilder<string> =>
  sql`split_part(${of}, '.', 1)`;

/** Casts columns to the database's text format, which the database can read back unchanged. */
export const asTexts = (columns: readonly Expression<unknown>[]): RawBuilder<(string | null)[]> =>
  sql`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]`;

/** Null with the type of times. */
export const noTimestamp = (): RawBuilder<Date | null> => sql`null::timestamptz`;

/** Null with the type of ids. */
export const noId = (): RawBuilder<string | null> => sql`null::uuid`;

/** Returns true if two columns equal one of the pairs. */
export const areAmong = (
  columns: readonly [Expression<string>, Expression<string>],
  pairs: readonly (readonly [string, string])[],
): RawBuilder<SqlBool> =>
  sql`(${sql.join(columns)}) in (
    select * from unnest(${pairs.map(([one]) => one)}::text[], ${pairs.map(([, two]) => two)}::text[]))`;

/** Returns which transactions are visible, in the database's format. */
export const currentSnapshot = (): RawBuilder<string> => sql`pg_current_snapshot()::text`;

/** Returns the database's time at the start of the transaction. */
export const databaseTime = (): RawBuilder<Date> => sql`now()`;

/** Converts a value to the database's JSON. */
export const jsonb = <Value>(value: Value): RawBuilder<Value> =>
  sql`${JSON.stringify(value)}::jsonb`;

/** Derives an id from a text. The same text always has the same id. */
export const derivedId = (of: Expression<string>): RawBuilder<string> => sql`md5(${of})::uuid`;

/** The database's types of fields in JSON, and the values that the driver returns for them. */
interface JsonTypes {
  text: string;
  int: number;
  boolean: boolean;
}

/** Reads an array in a JSON column as rows. Each element must have these fields. */
export function jsonRows<
  const Fields extends Record<string, keyof JsonTypes>,
  const Alias extends string,
>(
  column: Expression<unknown>,
  fields: Fields,
  alias: Alias,
): AliasedRawBuilder<{ [Name in keyof Fields]: JsonTypes[Fields[Name]] }, Alias> {
  const columns = Object.entries(fields).map(
    ([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`,
  );
  return sql<{
    [Name in keyof Fields]: JsonTypes[Fields[Name]];
  }>`jsonb_to_recordset(${column})`.as<Alias>(sql`${sql.id(alias)} (${sql.join(columns)})`);
}
