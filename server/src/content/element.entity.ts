import { defineEntity, p } from '@mikro-orm/core';
import { laterThan } from '../catalog/later-than.ts';
import { moment } from '../database/base.ts';
import { Section } from './section.entity.ts';

const ElementSchema = defineEntity({
  name: 'Element',
  tableName: 'content_elements',
  properties: {
    category: () =>
      p.manyToOne(Section).mapToPk().primary().joinColumn('category').deleteRule('restrict'),
    /** Unique within the section, deleted elements included; never changes. */
    elementId: p.text().primary(),
    title: p.text(),
    description: p.text(),
    image: p.text().strictNullable().default(null),
    /** What the picture shows; null says the title does. */
    imageAlt: p.text().strictNullable().default(null),
    subscription: p.boolean().default(false),
    digital: p.boolean().default(false),
    enabled: p.boolean().default(false),
    expired: p.boolean().default(false),
    locked: p.boolean().default(false),
    listingOrderWeight: p.integer().default(0),
    subscriptionLink: p.text().strictNullable().default(null),
    version: p.integer().default(1),
    createdAt: moment().onCreate(() => new Date()),
    updatedAt: moment().onCreate(() => new Date()),
    deletedAt: moment().strictNullable().default(null),
  },
  checks: [{ name: 'content_elements_version_positive', expression: 'version >= 1' }],
});

/** One thing a section shows. */
export class Element extends ElementSchema.class {
  /** Staff changed a field. */
  edited(now: Date): void {
    this.version += 1;
    this.attributesEdited(now);
  }

  /** Staff changed a fact: nobody's edit of the fields gets stale by that. */
  attributesEdited(now: Date): void {
    this.updatedAt = laterThan(this.updatedAt, now);
  }
}
ElementSchema.setClass(Element);
