import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { versionCheck } from '../../editing/record-properties.ts';
import { Catalog } from '../catalog.entity.ts';

const ItemFamilySchema = defineEntity({
  name: 'ItemFamily',
  tableName: 'item_families',
  properties: {
    id: id(),
    catalogId: () =>
      p.manyToOne(Catalog).mapToPk().index().joinColumn('catalog_id').deleteRule('restrict'),
    title: p.text(),
    /** Names of the specifications that distinguish the members. */
    options: p.array().columnType('text[]'),
    version: p.integer().default(1),
    updatedAt: timestamp(),
  },
  checks: [
    {
      name: 'item_families_options_few',
      expression: 'cardinality(options) >= 1 and cardinality(options) <= 3',
    },
    versionCheck('item_families'),
  ],
});

/** Items of one catalog that customers see as one product with options. */
export class ItemFamily extends ItemFamilySchema.class {}
ItemFamilySchema.setClass(ItemFamily);

declare module '../../database/tables.ts' {
  interface Tables {
    item_families: TableOf<typeof ItemFamilySchema, { catalog_id: string }, 'catalog_id_id'>;
  }
}
