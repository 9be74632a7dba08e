import { defineEntity, p } from '@mikro-orm/core';
import { MAX_ADDRESS_LENGTH } from '@spindle/sdk/domain/redirects/addresses';
import { origins } from '@spindle/sdk/domain/redirects/redirects';
import { id, timestamp, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const RedirectSchema = defineEntity({
  name: 'Redirect',
  tableName: 'redirects',
  properties: {
    id: id(),
    /** A normalized path. */
    source: p.text().unique(),
    /** A path of this shop, which may have a query and a fragment. */
    target: p.text(),
    /** The target's normalized path. Never another redirect's source. */
    targetPath: p.text().index(),
    origin: p.enum([...origins]),
    /** The deleted record, as audit entries name it. Null if staff created the redirect. */
    subject: p.text().strictNullable().default(null),
    createdAt: timestamp(),
    version: version(),
  },
  triggers: [
    {
      name: 'redirects_changed',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      body: `insert into window_changes (kind, group_id, member_id) select 'redirect', source, '' from unnest(array[old.source, new.source]) as source where source is not null on conflict do nothing; return null`,
    },
  ],
  checks: [
    {
      name: 'redirects_source_is_path',
      expression: String.raw`source ~ '^(/[^/\\[:cntrl:]]+)+$'::text`,
    },
    {
      name: 'redirects_source_is_free',
      expression: `source !~ '^/(api|assets|ui/admin)(/|$)'::text`,
    },
    {
      name: 'redirects_target_is_path',
      expression: String.raw`target ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'::text`,
    },
    { name: 'redirects_target_is_page', expression: `target !~* '^/api([/?#]|$)'::text` },
    {
      name: 'redirects_addresses_short',
      expression: `char_length(source) <= ${MAX_ADDRESS_LENGTH} and char_length(target) <= ${MAX_ADDRESS_LENGTH}`,
    },
    { name: 'redirects_lead_elsewhere', expression: 'source <> target_path' },
  ],
});

/** Sends visitors of an address that no longer exists to another one. */
export class Redirect extends RedirectSchema.class {}
RedirectSchema.setClass(Redirect);

declare module '../database/tables.ts' {
  interface Tables {
    redirects: TableOf<typeof RedirectSchema>;
  }
}
