import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose data is read, in one transaction, so that all of it is of one moment. */
export interface Subject {
  tables: Kysely<Tables>;
  id: string;
  /** In lower case. */
  email: string;
}

/** A file of the export: what the shop knows of a person in one respect. */
export interface Section {
  /** `orders`, of `orders.json`. */
  name: string;
  title: string;
  /** Of which tables it tells. */
  of: readonly string[];
  read(who: Subject): Promise<readonly object[]>;
}
