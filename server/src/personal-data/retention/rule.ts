import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose account is deleted, and the transaction that does it. */
export interface Leaving {
  tables: Kysely<Tables>;
  id: string;
  /** In lower case. */
  email: string;
  /** What stands in its place where a row stays. */
  goneEmail: string;
}

export type Erasure = (who: Leaving) => Promise<unknown>;

/** Columns that may name, reach or describe a person. */
export interface Personal {
  columns: readonly string[];
  /** What for. */
  why: string;
  /** How long, and what happens then. */
  until: string;
  /** What is done with them when their person's account is deleted; their row may go with another. */
  erase?: Erasure;
  /** They say something of the person even then. */
  stays?: true;
}

/** Each column of a table that can hold words is in one of the two. */
export interface Rule {
  /** Says nothing of people: ids, codes, states, goods, money. */
  plain: readonly string[];
  personal: readonly Personal[];
}

/** Of a table that says nothing of people. */
export const nobodys = (...plain: string[]): Rule => ({ plain, personal: [] });

/** Of a table whose rows are one person's (`user_id`), and go with their account. */
export const theirs = (
  table: keyof Tables,
  columns: readonly string[],
  terms: Pick<Personal, 'why' | 'until'>,
): Rule => ({ plain: [], personal: [{ columns, ...terms, erase: rowsOf(table) }] });

export const rowsOf =
  (table: keyof Tables): Erasure =>
  ({ tables, id }) =>
    sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tables);

/** By what e-mail address a member of staff is told, who has no account any more. */
export const staffIn = (table: keyof Tables, column: string): Personal => ({
  columns: [column],
  why: 'which staff member did it, for colleagues',
  until: 'as long as the row; the address is removed when their account is deleted',
  erase: ({ tables, email, goneEmail }) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${goneEmail}
      where lower(${sql.ref(column)}) = ${email}`.execute(tables),
});
