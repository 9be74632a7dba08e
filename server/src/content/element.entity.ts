import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { memberProperties, versionCheck } from '../editing/record-properties.ts';
import { recordChanges } from '../read-cache/record-changes.ts';
import { Section } from './section.entity.ts';

const ElementSchema = defineEntity({
  name: 'Element',
  tableName: 'content_elements',
  properties: {
    category: () =>
      p.manyToOne(Section).mapToPk().primary().joinColumn('category').deleteRule('restrict'),
    /** Unique within the section, including deleted elements. Never changes. */
    elementId: p.text().primary(),
    ...memberProperties(),
  },
  triggers: [
    recordChanges('content_elements', { kind: 'content', group: 'category', member: 'element_id' }),
  ],
  checks: [versionCheck('content_elements')],
});

/** A piece of content in a section. */
export class Element extends ElementSchema.class {}
ElementSchema.setClass(Element);

declare module '../database/tables.ts' {
  interface Tables {
    content_elements: TableOf<typeof ElementSchema, { category: string }, 'category_category'>;
  }
}
