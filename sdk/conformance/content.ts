import { attributesConform } from './content/attributes.ts';
import { elementsConform } from './content/elements.ts';
import { contentListsConform } from './content/lists.ts';
import { sectionsConform } from './content/sections.ts';
import { defineConformance } from './define-conformance.ts';

export const contentConformance = defineConformance(['content'], (shop) => {
  sectionsConform(shop);
  elementsConform(shop);
  attributesConform(shop);
  contentListsConform(shop);
});
