import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { open } from '../../test/open-screen.ts';
import { screens } from '../../test/screens.ts';

const empties = screens.flatMap(({ empty, ...one }) => (empty ? [{ ...one, ...empty }] : []));

test.each(empties)('$name: says that there is nothing, and where to go next', async (one) => {
  mockShop.open('empty');
  await open(one);
  await waitFor(() => expect(one.says()).toBeInTheDocument());
  await waitFor(() => expect(one.leads()).toBeVisible());
  await expectAccessible();
});
