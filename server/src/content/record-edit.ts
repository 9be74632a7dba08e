import type { EntityManager } from '@mikro-orm/postgresql';
import type { Editing } from '../catalog/edit-shop-window.ts';
import { noteEdit, type Edit } from '../catalog/note-edit.ts';
import type { Element } from './element.entity.ts';
import type { Section } from './section.entity.ts';

/** Notes an edit in its transaction; one that changes nothing leaves no note. */
export function recordEdit(
  tx: EntityManager,
  editing: Editing,
  { verb, ...edit }: Omit<Edit, 'action'> & { verb: string },
): void {
  noteEdit(tx, editing, { action: `content.${verb}`, ...edit });
}

/** What of a section staff can edit. */
export const auditedSection = (section: Section) => ({
  title: section.title,
  description: section.description,
  imageAlt: section.imageAlt,
  enabled: section.enabled,
  expired: section.expired,
  locked: section.locked,
  external: section.external,
  link: section.link,
  listingOrderWeight: section.listingOrderWeight,
});

/** What of an element staff can edit. */
export const auditedElement = (element: Element) => ({
  title: element.title,
  description: element.description,
  imageAlt: element.imageAlt,
  subscription: element.subscription,
  digital: element.digital,
  enabled: element.enabled,
  expired: element.expired,
  locked: element.locked,
  listingOrderWeight: element.listingOrderWeight,
  subscriptionLink: element.subscriptionLink,
});
