import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.ts';

const needs = (value: string, description: string) => ({
  attributeId: value,
  type: 'COMPONENT' as const,
  value,
  description,
  version: 1,
});
const spindle = { title: 'Spindle', attributes: [needs('drives/vfd', 'needs: three-phase')] };
const router = {
  title: 'Router',
  attributes: [needs('drives/vfd', 'needs'), needs('a/b', 'fits')],
};

test('what two lines need is listed once, with both reasons', () => {
  expect(missingParts([spindle, router], [])).toEqual([
    {
      catalogId: 'drives',
      catalogItemId: 'vfd',
      neededBy: [
        { title: 'Spindle', reason: 'three-phase' },
        { title: 'Router', reason: undefined },
      ],
    },
  ]);
});

test("parts in the cart aren't missing, and parts that only fit aren't needed", () => {
  expect(missingParts([spindle, router], [{ catalogId: 'drives', catalogItemId: 'vfd' }])).toEqual(
    [],
  );
});
