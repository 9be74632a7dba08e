import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { Entitlement } from './entitlement.entity.ts';

const LicenseKeySchema = defineEntity({
  name: 'LicenseKey',
  tableName: 'licence_keys',
  properties: {
    id: id(),
    entitlement: () => p.manyToOne(Entitlement).ref().deleteRule('cascade'),
    /** Id of the LICENSE attribute. */
    attributeId: p.text(),
    /** What the license allows, copied from the attribute when the key was issued. */
    title: p.text(),
    key: p.text().unique(),
    issuedAt: timestamp(),
  },
  uniques: [{ name: 'one_licence_key_per_licence', properties: ['entitlement', 'attributeId'] }],
});

/** A license key of an entitlement, valid while the entitlement is open. */
export class LicenseKey extends LicenseKeySchema.class {}
LicenseKeySchema.setClass(LicenseKey);

declare module '../database/tables.ts' {
  interface Tables {
    licence_keys: TableOf<typeof LicenseKeySchema>;
  }
}
