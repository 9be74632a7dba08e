import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { groupProperties, versionCheck } from '../editing/record-properties.ts';
import { recordChanges } from '../read-cache/record-changes.ts';

const SectionSchema = defineEntity({
  name: 'Section',
  tableName: 'content_sections',
  properties: {
    /** Derived from the first title. Never changes, because it is part of public URLs. */
    category: p.text().primary(),
    ...groupProperties(),
  },
  triggers: [recordChanges('content_sections', { kind: 'content', group: 'category' })],
  checks: [versionCheck('content_sections')],
});

/** A part of the site that staff fill with elements. */
export class Section extends SectionSchema.class {}
SectionSchema.setClass(Section);

declare module '../database/tables.ts' {
  interface Tables {
    content_sections: TableOf<typeof SectionSchema>;
  }
}
