import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { isVisible, screens } from '../../test/screens.ts';
import { open } from '../../test/open-screen.ts';
import { page } from '../../test/visit.tsx';

const waiting = screens.filter(({ waits }) => waits !== undefined);

test.each(waiting)('$name: says that it is loading, and reserves the space', async (one) => {
  await open(one, () => mockShop.start('slow', [...one.reads]));
  await waitFor(() => {
    if (one.waits) expect(page().getByText(one.waits)).toBeInTheDocument();
    else expect(document.querySelector('main .skeleton')).not.toBeNull();
  });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(isVisible(one.shows)).toBe(false);
  await expectAccessible();
});
