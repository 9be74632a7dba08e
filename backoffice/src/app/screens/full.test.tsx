// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

describe('what the shop has is shown:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { kind: 'as usual' });
    await expectShown(shown.shows(mockShop.read()));
    await expectAccessible();
  });
});
