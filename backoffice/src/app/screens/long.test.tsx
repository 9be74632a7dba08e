// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { mockShop } from '../../test/mock-shop.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

// axe looks at the same screens in `waiting.test.tsx`: it asks what texts are for, not how long they are.
describe('texts that are too long are shown whole:', () => {
  it.each(allScreens)('$name', async (shown) => {
    openScreen(shown, { kind: 'long texts' });
    await expectShown(shown.shows(mockShop.read()));
  });
});
