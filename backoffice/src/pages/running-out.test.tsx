// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const SPINDLE = 'er20-2k2w-water';
const levelOf = (id: string) =>
  mockShop.read().items.find(({ catalogItemId }) => catalogItemId === id)?.reorderLevel;

it('sold items show when they run out; their reorder level is edited in place and undone', async () => {
  const spindle = mockShop.read().items.find(({ catalogItemId }) => catalogItemId === SPINDLE);
  openApp('/ui/admin/stock/runsOut?filter={"toReorder":true}');
  const level = await screen.findByLabelText(`Reorder level for ${spindle?.title}`);
  expect(level).toHaveValue('20');
  const row = level.closest('tr');
  expect(row?.textContent).toMatch(/\d+ days?/);
  await expectAccessible();
  await userEvent.clear(level);
  await userEvent.type(level, 'x');
  expect(level).toBeInvalid();
  await userEvent.clear(level);
  await userEvent.type(level, '30{Enter}');
  await screen.findByText(new RegExp(`^${spindle?.title}: `));
  expect(levelOf(SPINDLE)).toBe(30);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByDisplayValue('20');
  expect(levelOf(SPINDLE)).toBe(20);
});
