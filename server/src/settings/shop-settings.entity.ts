import { defineEntity, p } from '@mikro-orm/core';
import type { SettingsForm } from '@spindle/sdk/domain/settings/settings';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const StoredSettingsSchema = defineEntity({
  name: 'StoredSettings',
  tableName: 'shop_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Only what staff saved. Everything else has its default. */
    settings: p.json<SettingsForm>(),
    version: p.integer().default(1),
    /** Null until staff save settings for the first time. */
    updatedAt: timestamp().strictNullable().default(null),
  },
  triggers: [
    {
      name: 'shop_settings_changed',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      body: `insert into window_changes (kind, group_id, member_id) values ('settings', '', '') on conflict do nothing; return null`,
    },
  ],
  checks: [
    { name: 'shop_settings_one', expression: 'id = 1' },
    { name: 'shop_settings_object', expression: `jsonb_typeof(settings) = 'object'::text` },
  ],
});

/** The only row of settings that staff saved. It has the version for edits. */
export class StoredSettings extends StoredSettingsSchema.class {}
StoredSettingsSchema.setClass(StoredSettings);

declare module '../database/tables.ts' {
  interface Tables {
    shop_settings: TableOf<typeof StoredSettingsSchema>;
  }
}
