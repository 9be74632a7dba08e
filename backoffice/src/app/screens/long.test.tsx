// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

describe('texts that are too long are shown whole:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { kind: 'long texts' });
    await expectShown(shown.shows(mockShop.read()));
    await expectAccessible();
  });
});
