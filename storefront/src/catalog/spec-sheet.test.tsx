import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../test/visit.tsx';

test('an item has its specifications as a table, in the order of its catalog', async () => {
  await visit('/ui/shop/spindles/er16-2k2w-water');
  const sheet = await screen.findByRole('table', { name: 'Specifications' });
  const rows = within(sheet).getAllByRole('row');
  expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'TypeSpindle',
    'Power2.2 kW',
    'ColletER16',
  ]);
});
