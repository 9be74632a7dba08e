import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Every table by its name, its columns as node-postgres reads them. Each entity adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

/**
 * The columns of an entity's table. `Named` gives those that the entity's builder has no right name
 * or type for (join columns of their own name, eight-byte integers), `Misnamed` what it calls them.
 */
export type TableOf<
  Schema extends EntitySchemaWithMeta,
  Named extends object = object,
  Misnamed extends PropertyKey = never,
> = Omit<InferKyselyTable<Schema>, keyof Named | Misnamed> & Named;

/** An eight-byte integer, which is read as text. */
export type Int8 = ColumnType<string, number | string>;

export type GeneratedInt8 = GeneratedAlways<string>;

/** Tables under the aliases a statement gives them, for expressions that several statements share. */
export type Aliased<Aliases extends Record<string, keyof Tables>> = {
  [Alias in keyof Aliases]: Tables[Aliases[Alias]];
};
