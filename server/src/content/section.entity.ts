import { defineEntity, p } from '@mikro-orm/core';
import { laterThan } from '../catalog/later-than.ts';
import { moment } from '../database/base.ts';

const SectionSchema = defineEntity({
  name: 'Section',
  tableName: 'content_sections',
  properties: {
    /** Made from the first title; part of public addresses, so it never changes. */
    category: p.text().primary(),
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
    /** Kept when deleted: its id is never given again. */
    deletedAt: moment().strictNullable().default(null),
  },
  checks: [{ name: 'content_sections_version_positive', expression: 'version >= 1' }],
});

/** A part of the site that staff fill with elements. */
export class Section extends SectionSchema.class {
  /** Staff changed a field. */
  edited(now: Date): void {
    this.version += 1;
    this.updatedAt = laterThan(this.updatedAt, now);
  }
}
SectionSchema.setClass(Section);
