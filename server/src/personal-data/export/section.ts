import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The person whose data is read. One transaction reads everything, so the data is consistent. */
export interface Subject {
  tables: Kysely<Tables>;
  id: string;
  /** In lower case. */
  email: string;
}

/** A file in the export, with one kind of data about a person. */
export interface Section {
  /** Such as `orders` for `orders.json`. */
  name: string;
  title: string;
  /** The tables covered by the section. */
  of: readonly string[];
  read(who: Subject): Promise<readonly object[]>;
}
