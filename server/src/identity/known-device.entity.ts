import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { User } from './user.entity.ts';

/**
 * A browser that has signed in to an account before. Failed attempts by strangers don't lock it
 * out.
 */
const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    /**
     * SHA-256 of the browser's cookie value, in hex. Reading the table doesn't reveal a usable
     * cookie.
     */
    hash: p.text().primary(),
    user: () => p.manyToOne(User).ref().primary().index().deleteRule('cascade'),
    expiresAt: timestamp().index(),
  },
});

export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);

declare module '../database/tables.ts' {
  interface Tables {
    known_devices: TableOf<typeof KnownDeviceSchema>;
  }
}
