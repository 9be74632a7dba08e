import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { ColumnType, GeneratedAlways } from 'kysely';

/**
 * Every table by its name, with its columns as node-postgres returns them. Each entity adds its own
 * table.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

/**
 * The columns of an entity's table. `Named` adds columns for which the entity's builder has no
 * correct name or type (join columns with a custom name, eight-byte integers). `Misnamed` lists the
 * builder's names for them.
 */
export type TableOf<
  Schema extends EntitySchemaWithMeta,
  Named extends object = object,
  Misnamed extends PropertyKey = never,
> = Omit<InferKyselyTable<Schema>, keyof Named | Misnamed> & Named;

/** An eight-byte integer, which is returned as text. */
export type Int8 = ColumnType<string, number | string>;

export type GeneratedInt8 = GeneratedAlways<string>;

/** Tables under a statement's aliases, for expressions that several statements share. */
export type Aliased<Aliases extends Record<string, keyof Tables>> = {
  [Alias in keyof Aliases]: Tables[Aliases[Alias]];
};
