import { expect, test } from 'vitest';
import { newId } from './base.ts';

test('ids are version 7, distinct, and ascend in order of creation', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
