import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { User } from '../identity/user.entity.ts';
import { copyTags } from './copy-tags.ts';

const CustomerTagSchema = defineEntity({
  name: 'CustomerTag',
  tableName: 'customer_tags',
  properties: {
    user: () => p.manyToOne(User).primary().ref().deleteRule('cascade'),
    tag: p.text().primary(),
  },
  indexes: [{ name: 'customer_tags_by_tag', properties: ['tag', 'user'] }],
  triggers: [
    {
      name: 'customer_tags_copied',
      timing: 'after',
      events: ['insert', 'delete'],
      forEach: 'row',
      body: copyTags('users', 'customer_tags', 'user_id'),
    },
  ],
});

/** A tag that staff put on a customer. */
export class CustomerTag extends CustomerTagSchema.class {}
CustomerTagSchema.setClass(CustomerTag);

declare module '../database/tables.ts' {
  interface Tables {
    customer_tags: TableOf<typeof CustomerTagSchema>;
  }
}
