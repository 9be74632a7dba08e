// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

// The only ones whose styles are worked out: what one of them stumbles over shows here.
describe('what the shop has is shown:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { kind: 'as usual', styles: 'styled' });
    await expectShown(shown.shows(mockShop.read()));
    await expectAccessible();
  });
});
