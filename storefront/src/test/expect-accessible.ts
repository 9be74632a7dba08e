import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails where axe finds something in what is shown. Colours and landmarks need a real browser. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // pages in frames are not loaded here
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}
