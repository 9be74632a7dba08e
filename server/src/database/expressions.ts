import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** How many rows there are, or a group has; four bytes, so that it is read as a number. */
export const countRows = (): RawBuilder<number> => sql`count(*)::int`;

/** A number, cast to four bytes so that it is read as one. It must not be null. */
export const int = (of: Expression<unknown>): RawBuilder<number> => sql`(${of})::int`;

/** A number of any size, which we count exactly up to 2^53. It must not be null. */
export const number = (of: Expression<unknown>): RawBuilder<number> => sql`(${of})::float8`;

/** A number of any size, which JSON and we count exactly up to 2^53. */
export const nullableNumber = (of: Expression<unknown>): RawBuilder<number | null> =>
  sql`(${of})::float8`;

/** A number, cast to four bytes so that it is read as one. */
export const nullableInt = (of: Expression<unknown>): RawBuilder<number | null> =>
  sql`(${of})::int`;

/** A condition as a column. It must not be null. */
export const bool = (of: Expression<SqlBool>): RawBuilder<boolean> => sql`(${of})`;

export const greatest = <T>(...of: Expression<T>[]): RawBuilder<T> =>
  sql`greatest(${sql.join(of)})`;

export const least = <T>(...of: Expression<T>[]): RawBuilder<T> => sql`least(${sql.join(of)})`;

/** A condition in SQL's own words. */
export const condition = (parts: TemplateStringsArray, ...values: unknown[]): RawBuilder<SqlBool> =>
  sql(parts, ...values);

/** Stands in the statement itself, so that a plan kept for any values can count on it. */
export const literal = <const Value extends string | number | boolean>(
  value: Value,
): RawBuilder<Value> => sql.lit(value);

/** A value as text, so that it can be compared with what may be no id at all. */
export const text = (of: Expression<unknown>): RawBuilder<string> => sql`(${of})::text`;

export const lower = <T extends string | null>(of: Expression<T>): RawBuilder<T> =>
  sql`lower(${of})`;

/** Any of the values; none where there are none. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql`any(${values})`;

export const left = (of: Expression<string>, characters: number): RawBuilder<string> =>
  sql`left(${of}, ${sql.lit(characters)})`;

/** A value as text, JSON as the database writes it. */
export const nullableText = (of: Expression<unknown>): RawBuilder<string | null> =>
  sql`(${of})::text`;

/** Null in place of an empty text. */
export const unlessEmpty = (of: Expression<string | null>): RawBuilder<string | null> =>
  sql`nullif(${of}, '')`;

/** Whether the column has one of the values that a statement selects, which is run once. */
export const inArray = (
  column: Expression<unknown>,
  selected: Expression<unknown>,
): RawBuilder<SqlBool> => sql`${column} = any(array${selected})`;

/** The one column of all rows that are selected. */
export const texts = (selected: Expression<Record<string, string>>): RawBuilder<string[]> =>
  sql`array${selected}`;

export const trim = (of: Expression<string>): RawBuilder<string> => sql`trim(${of})`;

/** What stands before the first `.`, as secrets and hashes name their key. */
export const keyOf = (of: Expression<string | null>): RawBuilder<string> =>
  sql`split_part(${of}, '.', 1)`;

/** What columns hold, as the database writes it, which it reads again just so. */
export const asTexts = (columns: readonly Expression<unknown>[]): RawBuilder<(string | null)[]> =>
  sql`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]`;

/** No time at all, of the type that times have. */
export const noMoment = (): RawBuilder<Date | null> => sql`null::timestamptz`;

/** No id at all, of the type that ids have. */
export const noId = (): RawBuilder<string | null> => sql`null::uuid`;

/** Whether two columns are one of the pairs. */
export const areAmong = (
  columns: readonly [Expression<string>, Expression<string>],
  pairs: readonly (readonly [string, string])[],
): RawBuilder<SqlBool> =>
  sql`(${sql.join(columns)}) in (
    select * from unnest(${pairs.map(([one]) => one)}::text[], ${pairs.map(([, two]) => two)}::text[]))`;

/** Which transactions are seen, as the database writes it. */
export const currentSnapshot = (): RawBuilder<string> => sql`pg_current_snapshot()::text`;

/** By the database's clock, when the transaction began. */
export const databaseTime = (): RawBuilder<Date> => sql`now()`;

/** A value as the database keeps JSON. */
export const jsonb = <Value>(value: Value): RawBuilder<Value> =>
  sql`${JSON.stringify(value)}::jsonb`;
