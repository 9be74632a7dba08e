import { expect, it } from 'vitest';
import { catalogNames, elementNames, itemNames, sectionNames, subjectOf } from './kinds.ts';

const kinds = [catalogNames, itemNames, sectionNames, elementNames];

it('names a record in the audit log by its kind and path', () => {
  const pathOf = ({ catalogId, itemId }: { catalogId: string; itemId: string }) =>
    `${catalogId}/${itemId}`;
  const key = { catalogId: 'spindles', itemId: 'er20' };
  expect(subjectOf({ ...itemNames, pathOf }, key)).toBe('item spindles/er20');
});

it('audits edits of a kind under its folder', () => {
  expect(kinds.map(({ area, name }) => `${area}.update-${name}`)).toEqual([
    'catalog.update-catalog',
    'catalog.update-item',
    'content.update-section',
    'content.update-element',
  ]);
});

it('each kind has its own words for people and programs', () => {
  expect(kinds.map(({ noun, member }) => `${noun}: ${member}`)).toEqual([
    'catalog: Catalog',
    'item: CatalogItem',
    'section: Content',
    'element: ContentElement',
  ]);
});
