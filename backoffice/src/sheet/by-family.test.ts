import { expect, it } from 'vitest';
import { byFamily } from './by-family.ts';

it('puts the members of a family together where the first one is', () => {
  const of = (id: string, familyId?: string) => ({ id, ...(familyId && { family: { familyId } }) });
  const items = [of('a'), of('b', 'f'), of('c'), of('d', 'g'), of('e', 'f')];
  expect(
    byFamily(items)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abecd');
});
