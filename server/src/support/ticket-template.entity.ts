import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const TicketTemplateSchema = defineEntity({
  name: 'TicketTemplate',
  tableName: 'support_templates',
  properties: {
    id: id(),
    name: p.text(),
    text: p.text(),
    updatedAt: timestamp(),
    version: version(),
  },
  indexes: [
    {
      // Names that differ only in case would be confusing.
      name: 'support_templates_name',
      expression: `create unique index "support_templates_name" on "support_templates" (lower("name"))`,
    },
  ],
});

/** A reusable answer with placeholders, written by staff. */
export class TicketTemplate extends TicketTemplateSchema.class {}
TicketTemplateSchema.setClass(TicketTemplate);

declare module '../database/tables.ts' {
  interface Tables {
    support_templates: TableOf<typeof TicketTemplateSchema>;
  }
}
