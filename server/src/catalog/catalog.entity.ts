import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { groupProperties, versionCheck } from '../editing/record-properties.ts';
import { recordChanges } from '../read-cache/record-changes.ts';

const CatalogSchema = defineEntity({
  name: 'Catalog',
  tableName: 'catalogs',
  properties: {
    /** Derived from the first title. Never changes, because it is part of public URLs. */
    id: p.text().primary(),
    ...groupProperties(),
    /** Version of the catalog's spec sheet, which is edited separately. */
    specVersion: p.integer().default(1),
  },
  triggers: [
    recordChanges('catalogs', {
      kind: 'catalogue',
      group: 'id',
      also: `select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.id union select 'catalogue', k.catalog_id, k.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id where a.type = 'COMPONENT' and split_part(btrim(a.value), '/', 1) = new.id and k.kit union select 'catalogue', m.catalog_id, m.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id join catalog_items m on m.family_id = k.family_id where a.type = 'COMPONENT' and split_part(btrim(a.value), '/', 1) = new.id and k.kit`,
    }),
  ],
  checks: [
    versionCheck('catalogs'),
    { name: 'catalogs_spec_version_positive', expression: 'spec_version >= 1' },
  ],
});

export class Catalog extends CatalogSchema.class {}
CatalogSchema.setClass(Catalog);

declare module '../database/tables.ts' {
  interface Tables {
    catalogs: TableOf<typeof CatalogSchema>;
  }
}
