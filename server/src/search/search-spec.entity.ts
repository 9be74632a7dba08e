import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SearchSpecSchema = defineEntity({
  name: 'SearchSpec',
  tableName: 'search_specs',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** In the spelling of the sheets and items. Empty for a quantity from a title. */
    name: p.text(),
    nameKey: p.text(),
    value: p.text(),
    valueKey: p.text(),
    /** The quantity in its displayed unit. Null for text. */
    shownNumber: p.double().strictNullable(),
    shownMax: p.double().strictNullable(),
    shownUnit: p.text(),
    /**
     * The quantity in base units, for comparison. `most` equals `least` unless the quantity is a
     * range.
     */
    least: p.double().strictNullable(),
    most: p.double().strictNullable(),
    unit: p.text().strictNullable(),
  },
  uniques: [{ name: 'search_specs_one_each', properties: ['name', 'value', 'shownUnit'] }],
  indexes: [
    { name: 'search_specs_by_name', properties: ['nameKey', 'valueKey'] },
    { name: 'search_specs_by_quantity', properties: ['unit', 'least', 'most'] },
  ],
});

/** A specification in the form used to compare items. One row serves all items that have it. */
export class SearchSpec extends SearchSpecSchema.class {}
SearchSpecSchema.setClass(SearchSpec);

declare module '../database/tables.ts' {
  interface Tables {
    search_specs: TableOf<typeof SearchSpecSchema>;
  }
}
