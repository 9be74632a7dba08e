import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { Entitlement } from './entitlement.entity.ts';

const LicenceKeySchema = defineEntity({
  name: 'LicenceKey',
  tableName: 'licence_keys',
  properties: {
    id: id(),
    entitlement: () => p.manyToOne(Entitlement).ref().deleteRule('cascade'),
    /** The LICENSE attribute it was issued for. */
    attributeId: p.text(),
    /** What it allows, as the attribute said when it was issued. */
    title: p.text(),
    key: p.text().unique(),
    issuedAt: moment(),
  },
  uniques: [{ name: 'one_licence_key_per_licence', properties: ['entitlement', 'attributeId'] }],
});

/** A key that goes with an entitlement; good for as long as that is open. */
export class LicenceKey extends LicenceKeySchema.class {}
LicenceKeySchema.setClass(LicenceKey);

declare module '../database/tables.ts' {
  interface Tables {
    licence_keys: TableOf<typeof LicenceKeySchema>;
  }
}
