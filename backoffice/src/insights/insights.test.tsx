// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { openApp } from '../test/open-app.ts';

const follow = async (name: string) =>
  userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name }));

it("last month's sales are two clicks away, with low stock on the same page", async () => {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  await follow('Insights');
  await screen.findByRole('heading', { level: 1, name: 'Insights' });
  const runsOut = within(await screen.findByRole('region', { name: 'Lowest stock' }));
  expect(await runsOut.findByRole('columnheader', { name: 'Days left' })).toBeVisible();
  await follow('Last month');
  const sales = within(await screen.findByRole('table', { name: 'Sales' }));
  expect((await sales.findAllByRole('rowheader')).length).toBeGreaterThan(27);
  await expectAccessible();
});
