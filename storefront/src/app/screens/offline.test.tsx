import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { open } from '../../test/open-screen.ts';
import { screens } from '../../test/screens.ts';
import { page } from '../../test/visit.tsx';

const NAMES = new Set([
  'a catalog',
  'an item',
  'the cart',
  'orders',
  'support',
  'registration: details',
]);
const looked = screens.filter(({ name }) => NAMES.has(name));

test.each(looked)("$name: says that the shop can't be reached, and tries again", async (one) => {
  await open(one, () => mockShop.start('offline', [...one.reads]));
  expect(await page().findByText(/^The shop could not be reached\./)).toBeVisible();
  await expectAccessible();

  mockShop.calm();
  await userEvent.click(page().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(one.shows()).toBeInTheDocument());
});
