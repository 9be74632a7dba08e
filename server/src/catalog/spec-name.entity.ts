import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { Catalog } from './catalog.entity.ts';

/** A line of a catalog's spec sheet. Sheets are always replaced as a whole. */
const SpecNameSchema = defineEntity({
  name: 'SpecName',
  tableName: 'spec_names',
  properties: {
    catalog: () => p.manyToOne(Catalog).ref().primary().deleteRule('cascade'),
    /** Position in the sheet, counted from 0. */
    place: p.integer().primary(),
    name: p.text(),
    /** A unit known to the shop, in its canonical spelling. */
    unit: p.text().strictNullable().default(null),
    facet: p.boolean(),
    shownAsColumn: p.boolean(),
  },
  indexes: [
    {
      name: 'spec_names_unique',
      expression:
        'create unique index "spec_names_unique" on "spec_names" ("catalog_id", lower("name"))',
    },
  ],
  checks: [
    { name: 'spec_names_place_positive', expression: 'place >= 0' },
    { name: 'spec_names_name_fit', expression: `name <> '' and strpos(name, ':') = 0` },
  ],
});

export class SpecName extends SpecNameSchema.class {}
SpecNameSchema.setClass(SpecName);

declare module '../database/tables.ts' {
  interface Tables {
    spec_names: TableOf<typeof SpecNameSchema, { catalog_id: string }>;
  }
}
