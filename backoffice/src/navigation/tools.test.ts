import { expect, it } from 'vitest';
import { hasAccess } from '../providers/access.ts';
import { toolsFor } from './tools.ts';

const labels = (extended: boolean, warehouse: boolean) =>
  toolsFor((name) => hasAccess({ extended, warehouse }, 'list', name)).map(({ label }) => label);

it('gives administrators the managers first, in the order of the landing page', () => {
  expect(labels(true, false).slice(0, 5)).toEqual([
    'Order Manager',
    'Store Builder',
    'Shipping Manager',
    'Picking Manager',
    'Content Builder',
  ]);
});

it('gives all signed-in users the tools they may read, and warehouse staff picking', () => {
  expect(labels(false, false)).toEqual(['Store Builder', 'Content Builder']);
  expect(labels(false, true)).toEqual([
    'Picking Manager',
    'Packing',
    'Store Builder',
    'Content Builder',
  ]);
});
