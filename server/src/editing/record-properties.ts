import { p } from '@mikro-orm/core';
import { attributeTypes } from './attribute-type.ts';
import { timestamp } from '../database/base.ts';

/** Columns of an attribute, excluding its record's columns. */
export const attributeProperties = () => ({
  /** The attribute's name, unique within the record. */
  attributeId: p.text().primary(),
  type: p.enum(attributeTypes),
  value: p.text().default(''),
  description: p.text().strictNullable().default(null),
  /** Position among the record's attributes, ascending. */
  position: p.integer().default(0),
  version: p.integer().default(1),
});

const recordProperties = () => ({
  title: p.text(),
  description: p.text(),
  image: p.text().strictNullable().default(null),
  /** Describes the picture. Null means that the title describes it. */
  imageAlt: p.text().strictNullable().default(null),
  enabled: p.boolean().default(false),
  expired: p.boolean().default(false),
  locked: p.boolean().default(false),
  listingOrderWeight: p.integer().default(0),
  version: p.integer().default(1),
  createdAt: timestamp().onCreate(() => new Date()),
  updatedAt: timestamp().onCreate(() => new Date()),
  /** Deleted rows are kept, because their ids are never reused and past orders refer to them. */
  deletedAt: timestamp().strictNullable().default(null),
});

/** Columns of groups: catalogs and sections. */
export const groupProperties = () => ({
  ...recordProperties(),
  external: p.boolean().default(false),
  link: p.text().strictNullable().default(null),
});

/** Columns of members: items and elements. */
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
