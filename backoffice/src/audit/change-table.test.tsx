// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import { ChangeTable } from './change-table.tsx';
import { expectAccessible } from '../test/expect-accessible.ts';

function rows() {
  return within(screen.getByRole('table', { name: 'Before and after' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('shows before and after side by side, field by field', async () => {
  renderScreen(
    <ChangeTable
      before={{ orderState: 'PENDING', locked: false, title: 'Vise', tags: ['a'] }}
      after={{ orderState: 'PICKED', locked: true, title: 'Vise', at: '2026-11-02T09:30:00.000Z' }}
    />,
  );
  expect(rows()).toEqual([
    ['Field', 'Before', 'After'],
    ['orderState', 'PENDING', 'PICKED'],
    ['locked', 'No', 'Yes'],
    ['title', 'Vise', 'unchanged'],
    ['tags', '[\n  "a"\n]', 'none'],
    ['at', 'none', expect.stringContaining('Nov 2, 2026')],
  ]);
  await expectAccessible();
});

it('shows added and removed values', () => {
  renderScreen(<ChangeTable before={null} after={{ title: 'Vise' }} />);
  expect(screen.getByText('New')).toBeTruthy();
  renderScreen(<ChangeTable before={{ title: 'Vise' }} after={null} />);
  expect(screen.getByText('Removed')).toBeTruthy();
});
