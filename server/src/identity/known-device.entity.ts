import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { User } from './user.entity.ts';

/** A browser in which somebody has signed in to an account: strangers' tries don't count for it. */
const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    /** SHA-256 of what the browser's cookie holds, in hex: whoever reads the table can't use it. */
    hash: p.text().primary(),
    user: () => p.manyToOne(User).ref().primary().index().deleteRule('cascade'),
    expiresAt: moment().index(),
  },
});

export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);

declare module '../database/tables.ts' {
  interface Tables {
    known_devices: TableOf<typeof KnownDeviceSchema>;
  }
}
