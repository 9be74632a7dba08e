import { p } from '@mikro-orm/core';
import { attributeTypes } from './attribute-type.ts';
import { moment } from '../database/base.ts';

/** Of an attribute, besides what it belongs to. */
export const attributeProperties = () => ({
  /** Its name, unique within the record. */
  attributeId: p.text().primary(),
  type: p.enum(attributeTypes),
  value: p.text().default(''),
  description: p.text().strictNullable().default(null),
  /** Place among the record's attributes, ascending. */
  position: p.integer().default(0),
  version: p.integer().default(1),
});

const recordProperties = () => ({
  title: p.text(),
  description: p.text(),
  image: p.text().strictNullable().default(null),
  /** What the picture shows; null says the title does. */
  imageAlt: p.text().strictNullable().default(null),
  enabled: p.boolean().default(false),
  expired: p.boolean().default(false),
  locked: p.boolean().default(false),
  listingOrderWeight: p.integer().default(0),
  version: p.integer().default(1),
  createdAt: moment().onCreate(() => new Date()),
  updatedAt: moment().onCreate(() => new Date()),
  /** Kept when deleted: its id is never given again, and what was sold names it. */
  deletedAt: moment().strictNullable().default(null),
});

/** Of what holds others: catalogues and sections. */
export const groupProperties = () => ({
  ...recordProperties(),
  external: p.boolean().default(false),
  link: p.text().strictNullable().default(null),
});

/** Of what a group holds: items and elements. */
export const memberProperties = () => ({
  ...recordProperties(),
  subscription: p.boolean().default(false),
  digital: p.boolean().default(false),
  subscriptionLink: p.text().strictNullable().default(null),
});

export const versionCheck = (table: string) => ({
  name: `${table}_version_positive`,
  expression: 'version >= 1',
});
