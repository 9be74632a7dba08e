// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

it("shows the shop's own name in the header and the title", async () => {
  openApp(
    mockShop.change((state) => {
      state.settings = { stored: { name: 'Prairie CNC' }, version: 2 };
      return '/ui/admin';
    }),
  );
  const banner = await screen.findByRole('banner');
  expect(within(banner).getByRole('link', { name: /^Prairie CNC/ })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/ – Prairie CNC administration$/));
  expect(banner).not.toHaveTextContent('Spindle');
});
