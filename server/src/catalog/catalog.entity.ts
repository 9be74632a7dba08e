import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { groupProperties, versionCheck } from '../editing/record-properties.ts';

const CatalogSchema = defineEntity({
  name: 'Catalog',
  tableName: 'catalogs',
  properties: {
    /** Made from the first title; part of public addresses, so it never changes. */
    id: p.text().primary(),
    ...groupProperties(),
  },
  checks: [versionCheck('catalogs')],
});

export class Catalog extends CatalogSchema.class {}
CatalogSchema.setClass(Catalog);

declare module '../database/tables.ts' {
  interface Tables {
    catalogs: TableOf<typeof CatalogSchema>;
  }
}
