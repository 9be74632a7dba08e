// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectLoading, expectVisible, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

// Tests the three states in sequence, because opening a screen takes the most time.
describe('a screen shows that it is loading, then an error, then its content:', () => {
  it.each(allScreens)('$name', async (displayed) => {
    const before = () => {
      mockShop.start('slow', displayed.reads);
      mockShop.start('500', displayed.reads);
    };
    openScreen(displayed, { before });
    await expectLoading();
    await expectAccessible();

    mockShop.calm('slow');
    const alert = await alertOf(displayed.failed);
    await expectAccessible();

    mockShop.calm();
    await userEvent.click(within(alert).getByText('Try again'));
    await expectVisible(displayed.shows(mockShop.read()));
    await waitFor(() => expect(screen.queryAllByText(displayed.failed)).toEqual([]));
    await expectAccessible();
  });
});

async function alertOf(title: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(title);
  const alert = first?.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error(`Nobody is alerted to “${title}”.`);
  return alert;
}
