import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The account being deleted, and the transaction that deletes it. */
export interface DeletedAccount {
  tables: Kysely<Tables>;
  id: string;
  /** In lower case. */
  email: string;
  /** Replaces the email address in rows that are kept. */
  deletedUserEmail: string;
}

export type Erasure = (who: DeletedAccount) => Promise<unknown>;

/** Columns that may name, reach or describe a person. */
export interface Personal {
  columns: readonly string[];
  /** The purpose. */
  why: string;
  /** How long the data is kept, and what happens then. */
  until: string;
  /**
   * Erases the columns when the person's account is deleted. Omitted if another erasure deletes the
   * rows.
   */
  erase?: Erasure;
  /** Set if the columns hold personal data even after that. */
  stays?: true;
}

/** The rule for a table. Every column that can hold text is in one of the two lists. */
export interface Rule {
  /** Not about people: ids, codes, statuses, goods, money. */
  plain: readonly string[];
  personal: readonly Personal[];
}

/** Returns the rule for a table without data about people. */
export const unowned = (...plain: string[]): Rule => ({ plain, personal: [] });

/**
 * Returns the rule for a table whose rows belong to one person (`user_id`) and are deleted with the
 * account.
 */
export const theirs = (
  table: keyof Tables,
  columns: readonly string[],
  terms: Pick<Personal, 'why' | 'until'>,
): Rule => ({ plain: [], personal: [{ columns, ...terms, erase: rowsOf(table) }] });

export const rowsOf =
  (table: keyof Tables): Erasure =>
  ({ tables, id }) =>
    sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tables);

/**
 * Returns the rule for a column with an employee's email address, which is replaced when their
 * account is deleted.
 */
export const staffIn = (table: keyof Tables, column: string): Personal => ({
  columns: [column],
  why: 'shows colleagues which employee did it',
  until: "as long as the row; the email address is removed when the employee's account is deleted",
  erase: ({ tables, email, deletedUserEmail }) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${deletedUserEmail}
      where lower(${sql.ref(column)}) = ${email}`.execute(tables),
});
