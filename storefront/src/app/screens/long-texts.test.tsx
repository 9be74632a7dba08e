import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { open } from '../../test/open-screen.ts';
import { screens } from '../../test/screens.ts';

const UNBROKEN = /Planetenwellgetriebemotorenhalterung/;

test.each(screens.filter(({ wordy }) => wordy))('$name: cuts no text', async (one) => {
  mockShop.open('long text');
  await open(one);
  await waitFor(() => expect(one.shows()).toBeInTheDocument());
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(UNBROKEN));
  await expectAccessible();
});
