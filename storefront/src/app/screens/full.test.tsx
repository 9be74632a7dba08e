import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { open } from '../../test/open-screen.ts';
import { screens } from '../../test/screens.ts';

test.each(screens)('$name: shows its content', async (one) => {
  await open(one);
  await waitFor(() => expect(one.shows()).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectAccessible();
});
