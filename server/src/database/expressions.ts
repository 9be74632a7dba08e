import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** How many rows there are, or a group has; four bytes, so that it is read as a number. */
export const countRows = (): RawBuilder<number> => sql`count(*)::int`;

/** A number, cast to four bytes so that it is read as one. It must not be null. */
export const int = (of: Expression<unknown>): RawBuilder<number> => sql`(${of})::int`;

/** A condition as a column. It must not be null. */
export const bool = (of: Expression<SqlBool>): RawBuilder<boolean> => sql`(${of})`;

export const greatest = <T>(...of: Expression<T>[]): RawBuilder<T> =>
  sql`greatest(${sql.join(of)})`;

export const least = <T>(...of: Expression<T>[]): RawBuilder<T> => sql`least(${sql.join(of)})`;

/** A condition in SQL's own words. */
export const condition = (words: TemplateStringsArray, ...values: unknown[]): RawBuilder<SqlBool> =>
  sql(words, ...values);

/** Stands in the statement itself, so that a plan kept for any values can count on it. */
export const literal = <const Value extends string | number | boolean>(
  value: Value,
): RawBuilder<Value> => sql.lit(value);

/** A value as text, so that it can be compared with what may be no id at all. */
export const text = (of: Expression<unknown>): RawBuilder<string> => sql`(${of})::text`;

export const lower = (of: Expression<string>): RawBuilder<string> => sql`lower(${of})`;

/** A condition that lists share as text, in which `$1` stands for the first value. */
export function conditionOf(words: string, values: readonly unknown[] = []): RawBuilder<SqlBool> {
  const parts = words
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1])));
  return sql.join(parts, sql.raw(''));
}

/** Any of the values; none where there are none. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql`any(${values})`;

export const left = (of: Expression<string>, characters: number): RawBuilder<string> =>
  sql`left(${of}, ${sql.lit(characters)})`;

/** A value as text, JSON as the database writes it. */
export const nullableText = (of: Expression<unknown>): RawBuilder<string | null> =>
  sql`(${of})::text`;

export const trim = (of: Expression<string>): RawBuilder<string> => sql`trim(${of})`;

/** What stands before the first `.`, as secrets and hashes name their key. */
export const keyOf = (of: Expression<string | null>): RawBuilder<string> =>
  sql`split_part(${of}, '.', 1)`;

/** No time at all, of the type that times have. */
export const noMoment = (): RawBuilder<Date | null> => sql`null::timestamptz`;
