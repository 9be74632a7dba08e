import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { laterThan } from './later-than.ts';

const CatalogSchema = defineEntity({
  name: 'Catalog',
  tableName: 'catalogs',
  properties: {
    /** Made from the first title; part of public addresses, so it never changes. */
    id: p.text().primary(),
    title: p.text(),
    description: p.text(),
    image: p.text().strictNullable().default(null),
    /** What the picture shows; null says the title does. */
    imageAlt: p.text().strictNullable().default(null),
    enabled: p.boolean().default(false),
    expired: p.boolean().default(false),
    locked: p.boolean().default(false),
    external: p.boolean().default(false),
    link: p.text().strictNullable().default(null),
    listingOrderWeight: p.integer().default(0),
    version: p.integer().default(1),
    createdAt: moment().onCreate(() => new Date()),
    updatedAt: moment().onCreate(() => new Date()),
    /** Kept when deleted: old orders name it, and its id is never given again. */
    deletedAt: moment().strictNullable().default(null),
  },
  checks: [{ name: 'catalogs_version_positive', expression: 'version >= 1' }],
});

export class Catalog extends CatalogSchema.class {
  /** Staff changed a field. Not automatic, because only edits may raise the version. */
  edited(now: Date): void {
    this.version += 1;
    this.updatedAt = laterThan(this.updatedAt, now);
  }
}
CatalogSchema.setClass(Catalog);
