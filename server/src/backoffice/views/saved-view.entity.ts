import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../../identity/user.entity.ts';

const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    list: p.text(),
    name: p.text(),
    /** The list's filters, as a URL query. */
    query: p.text(),
  },
  uniques: [{ name: 'saved_views_by_name', properties: ['user', 'list', 'name'] }],
});

/** An employee's saved search in a back-office list. */
export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);

declare module '../../database/tables.ts' {
  interface Tables {
    saved_views: TableOf<typeof SavedViewSchema>;
  }
}
