import { expect, test } from 'vitest';
import { storedValue } from '../../src/editing/attribute-form.ts';
import { sections } from '@spindle/sdk/demo/content/all-sections';

const elements = sections.flatMap(({ items }) => items);

test('sections and elements cover every visible state', () => {
  expect(sections.some(({ external, link }) => external && link !== null)).toBe(true);
  expect(elements.some(({ locked }) => locked)).toBe(true);
  expect(elements.some(({ locked, expired }) => !locked && !expired)).toBe(true);
});

test('ids are URL-safe and unique', () => {
  for (const id of [
    ...sections.map(({ category }) => category),
    ...elements.map(({ elementId }) => elementId),
  ]) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  expect(new Set(sections.map(({ category }) => category)).size).toBe(sections.length);
});

test('attributes contain what staff could have saved', () => {
  for (const { type, value } of elements.flatMap(({ attributes }) => attributes)) {
    if (type !== 'IMAGE') expect(storedValue(type, value)).toBe(value);
  }
});
