import { expect, it } from 'vitest';
import { catalogNames, elementNames, itemNames, sectionNames, subjectOf } from './kinds.ts';

const kinds = [catalogNames, itemNames, sectionNames, elementNames];

it('a record is noted by what it is and where', () => {
  const pathOf = ({ catalogId, itemId }: { catalogId: string; itemId: string }) =>
    `${catalogId}/${itemId}`;
  const key = { catalogId: 'spindles', itemId: 'er20' };
  expect(subjectOf({ ...itemNames, pathOf }, key)).toBe('item spindles/er20');
});

it('edits of a kind are noted in its room', () => {
  expect(kinds.map(({ area, name }) => `${area}.update-${name}`)).toEqual([
    'catalog.update-catalog',
    'catalog.update-item',
    'content.update-section',
    'content.update-element',
  ]);
});

it('people and programs call a kind by words of their own', () => {
  expect(kinds.map(({ noun, member }) => `${noun}: ${member}`)).toEqual([
    'catalog: Catalog',
    'item: CatalogItem',
    'section: Content',
    'element: ContentElement',
  ]);
});
