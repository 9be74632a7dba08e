// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { mockShop } from '../../test/mock-shop.ts';
import { expectVisible, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

// These tests don't run axe, because text length makes no difference to it. `waiting.test.tsx` runs
// axe on the same screens.
describe('long texts are shown in full:', () => {
  it.each(allScreens)('$name', async (displayed) => {
    openScreen(displayed, { kind: 'long text' });
    await expectVisible(displayed.shows(mockShop.read()));
  });
});
