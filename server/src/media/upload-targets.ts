import { findCatalog, findItems } from '../catalog/catalog-rows.ts';
import { findElements, findSection } from '../content/content-rows.ts';
import type { Preconditions } from '../contract/preconditions.ts';
import { notFound } from '@spindle/sdk/contract/failure';

/** What a picture is for has to be there before the picture is sent. */
export const uploadTargets = {
  async uploadCatalogImage({ em, params }) {
    const catalog = await findCatalog(em, params.catalogId);
    if (catalog === undefined) throw notFound('There is no such catalogue.');
  },

  async uploadItemImage({ em, params }) {
    const [item] = await findItems(em, [itemKey(params)]);
    if (item === undefined) throw notFound('There is no such item.');
  },

  async uploadAttributeImage({ em, params }) {
    const [item] = await findItems(em, [itemKey(params)]);
    if (item === undefined) throw notFound('There is no such item.');
    if (!hasAttribute(item, params)) throw notFound('The item has no attribute of that name.');
  },

  async uploadSectionImage({ em, params }) {
    const section = await findSection(em, params.category);
    if (section === undefined) throw notFound('There is no such section.');
  },

  async uploadElementImage({ em, params }) {
    const [element] = await findElements(em, [params]);
    if (element === undefined) throw notFound('There is no such element.');
  },

  async uploadElementAttributeImage({ em, params }) {
    const [element] = await findElements(em, [params]);
    if (element === undefined) throw notFound('There is no such element.');
    if (!hasAttribute(element, params)) {
      throw notFound('The element has no attribute of that name.');
    }
  },
} satisfies Preconditions;

interface Attributed {
  attributes: readonly { attributeId: string }[];
}

function hasAttribute({ attributes }: Attributed, { attributeId }: { attributeId: string }) {
  return attributes.some((one) => one.attributeId === attributeId);
}

function itemKey({ catalogId, catalogItemId }: { catalogId: string; catalogItemId: string }) {
  return { catalogId, itemId: catalogItemId };
}
