// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectLoading, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

describe('while the shop is slow, a screen says that it loads:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { before: () => mockShop.start('slow', shown.reads) });
    await expectLoading();
    await expectAccessible();
  });
});
