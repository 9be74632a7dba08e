// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

describe('where the shop fails, a screen says so, and shows what it has once that is over:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { before: () => mockShop.start('500', shown.reads) });
    const alert = await alertOf(shown.failed);
    await expectAccessible();

    mockShop.calm();
    await userEvent.click(within(alert).getByText('Try again'));
    await expectShown(shown.shows(mockShop.read()));
    await waitFor(() => expect(screen.queryAllByText(shown.failed)).toEqual([]));
  });
});

async function alertOf(title: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(title);
  const alert = first?.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error(`Nobody is alerted to “${title}”.`);
  return alert;
}
