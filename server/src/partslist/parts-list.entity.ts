import { defineEntity, p } from '@mikro-orm/core';
import type { components } from '@spindle/sdk/schema';
import { MAX_TITLE_LENGTH, MAX_LINES } from '@spindle/sdk/domain/partslist/parts-list';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

type Entry = components['schemas']['PartsListEntry'];

const saved = ['id', 'title', 'items', 'created_at'];
const row = (which: 'old' | 'new') => saved.map((column) => `${which}.${column}`).join(', ');

const PartsListSchema = defineEntity({
  name: 'PartsList',
  tableName: 'parts_lists',
  properties: {
    /** 128 random bits in hex. Anyone who knows the id may read the list. */
    id: p.text().primary(),
    title: p.text().strictNullable().default(null),
    /** Refers to items only by slug, so that the list stays readable when items are deleted. */
    items: p.json<Entry[]>(),
    createdAt: timestamp(),
    /** Accurate to a day. Decides when the list is deleted. */
    lastOpenedAt: timestamp(),
  },
  checks: [
    { name: 'parts_lists_id_of_128_bits', expression: `id ~ '^[0-9a-f]{32}$'` },
    {
      name: 'parts_lists_title_in_range',
      expression: `char_length(title) >= 1 and char_length(title) <= ${MAX_TITLE_LENGTH}`,
    },
    {
      name: 'parts_lists_lines_in_range',
      expression: `jsonb_array_length(items) >= 1 and jsonb_array_length(items) <= ${MAX_LINES}`,
    },
  ],
  indexes: [{ name: 'parts_lists_by_last_opened', properties: ['lastOpenedAt'] }],
  triggers: [
    {
      name: 'parts_lists_never_change',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      body: `if (${row('new')}) is distinct from (${row('old')}) then raise exception 'a parts list is never changed' using errcode = 'restrict_violation'; end if; return new`,
    },
  ],
});

/** A list of parts, as it was when someone shared it. */
export class PartsList extends PartsListSchema.class {}
PartsListSchema.setClass(PartsList);

declare module '../database/tables.ts' {
  interface Tables {
    parts_lists: TableOf<typeof PartsListSchema>;
  }
}
