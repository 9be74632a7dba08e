// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { expectShown, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

const ofLists = allScreens.flatMap((shown) =>
  shown.empty === undefined ? [] : [{ ...shown, empty: shown.empty }],
);

describe('in a shop without data, a screen says what will be there:', () => {
  it.each(ofLists)('$name', async (shown) => {
    openScreen(shown, { kind: 'empty' });
    await expectShown(shown.empty);
    await expectAccessible();
  });
});
