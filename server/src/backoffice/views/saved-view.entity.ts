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
    /** What the list is searched for, as the query of its address. */
    query: p.text(),
  },
  uniques: [{ name: 'saved_views_by_name', properties: ['user', 'list', 'name'] }],
});

/** A search of a list in the back-office that a member of staff comes back to. */
export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);

declare module '../../database/tables.ts' {
  interface Tables {
    saved_views: TableOf<typeof SavedViewSchema>;
  }
}
