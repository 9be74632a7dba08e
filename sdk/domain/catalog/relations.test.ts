import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relationAttribute, relationKinds, relationOf, relationsOf } from './relations.ts';

const component = (value: string, description: string | null) =>
  ({ type: 'COMPONENT', value, description }) as const;

describe('the relations of an item', () => {
  it('are its components that name another item and a relation', () => {
    const attributes = [
      component('inverters/vfd-2200', 'needs: three-phase, 400 Hz'),
      component('4 angular contact, ceramic', 'Bearings'),
      component('collets/er20-set', ' Fits '),
      component('kits/mill-600', 'contains: 2: left and right'),
      { ...component('a/b', 'needs'), type: 'SIZE' } as const,
    ];
    const related = (item: string) => {
      const [catalogId, catalogItemId] = item.split('/');
      return { catalogId, catalogItemId };
    };
    expect(relationsOf(attributes)).toEqual([
      { ...related('inverters/vfd-2200'), relation: 'needs', reason: 'three-phase, 400 Hz' },
      { ...related('collets/er20-set'), relation: 'fits' },
      { ...related('kits/mill-600'), relation: 'contains', reason: '2: left and right' },
    ]);
  });

  it.each([
    ['inverters/vfd-2200', null],
    ['inverters/vfd-2200', 'replaces'],
    ['inverters/vfd-2200', 'needs an inverter'],
    ['Inverters/vfd-2200', 'needs'],
    ['inverters/', 'needs'],
    ['inverters/vfd/2200', 'needs'],
    [`${'a'.repeat(65)}/b`, 'needs'],
    [`b/${'a'.repeat(65)}`, 'needs'],
    ['/vfd-2200', 'needs'],
    ['inverters/vfd-2200 or so', 'needs'],
    ['see inverters/vfd-2200', 'needs'],
    ['inverters/vfd-2200', ': needs'],
  ])('leave plain text alone: %s, %s', (value, description) => {
    expect(relationOf(component(value, description))).toBeUndefined();
  });

  it('ignore surrounding spaces and accept the longest ids', () => {
    const [catalogId, catalogItemId] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(relationOf(component(` ${catalogId}/${catalogItemId} `, 'NEEDS :  a '))).toStrictEqual({
      catalogId,
      catalogItemId,
      relation: 'needs',
      reason: 'a',
    });
    expect(relationOf(component('a/b', 'fits: '))).toStrictEqual({
      catalogId: 'a',
      catalogItemId: 'b',
      relation: 'fits',
    });
  });

  it.each([
    [undefined, 'fits'],
    ['', 'fits'],
    [' ', 'fits'],
    [' 1: left ', 'fits: 1: left'],
  ])('are written with their reason, if any: %j', (reason, description) => {
    const item = { catalogId: 'collets', catalogItemId: 'er20' };
    const relation = {
      ...item,
      relation: 'fits',
      ...(reason !== undefined && { reason }),
    } as const;
    expect(relationAttribute(relation)).toEqual({
      type: 'COMPONENT',
      value: 'collets/er20',
      description,
    });
  });

  it('contain one unit, or as many as written', () => {
    const item = { catalogId: 'hardware', catalogItemId: 'bolt', relation: 'contains' } as const;
    const written = { ...item, quantity: 4, reason: 'for the mount' };
    expect(relationAttribute(written).description).toBe('contains 4: for the mount');
    expect(relationOf(relationAttribute(written))).toEqual(written);
    expect(relationOf(relationAttribute(item))).toEqual(item);
    expect(relationOf(component('hardware/bolt', 'needs 4'))).toBeUndefined();
    expect(relationOf(component('hardware/bolt', 'contains 1000'))).toBeUndefined();
  });

  it('are parsed from what was written', () => {
    const id = fc.stringMatching(/^[a-z0-9-]{1,64}$/);
    const relation = fc.record({
      catalogId: id,
      catalogItemId: id,
      relation: fc.constantFrom(...relationKinds),
      reason: fc.string({ minLength: 1 }).filter((text) => text === text.trim()),
    });
    fc.assert(
      fc.property(relation, (overrides) => {
        expect(relationOf(relationAttribute(overrides))).toEqual(overrides);
      }),
    );
  });
});
