// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { expectVisible, openScreen } from '../../test/open-screen.ts';
import { allScreens } from '../../test/screens.ts';

const ofLists = allScreens.flatMap((displayed) =>
  displayed.empty === undefined ? [] : [{ ...displayed, empty: displayed.empty }],
);

describe('in a shop without data, a screen explains what will appear:', () => {
  it.each(ofLists)('$name', async (displayed) => {
    openScreen(displayed, { kind: 'empty' });
    await expectVisible(displayed.empty);
    await expectAccessible();
  });
});
