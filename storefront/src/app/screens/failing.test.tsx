import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { open } from '../../test/open-screen.ts';
import { isVisible, screens } from '../../test/screens.ts';
import { page } from '../../test/visit.tsx';

const failing = screens.filter(({ fails }) => fails !== undefined);

/** Closes the dialog that may first report the error. */
async function closeDialog() {
  const ok = screen.queryByRole('button', { name: 'OK' });
  if (ok && screen.queryByRole('alertdialog')) await userEvent.click(ok);
}

test.each(failing)('$name: says what could not be loaded, and tries again', async (one) => {
  await open(one, () => mockShop.start('500', [...one.reads]));
  expect(await page().findByText(one.fails ?? '')).toBeVisible();
  await closeDialog();
  expect(isVisible(one.shows)).toBe(false);
  await expectAccessible();

  mockShop.calm();
  await userEvent.click(page().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(one.shows()).toBeInTheDocument());
  expect(page().queryByText(one.fails ?? '')).toBeNull();
});
