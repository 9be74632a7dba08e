import axe from 'axe-core';
import { expect } from 'vitest';
import { axeOptions } from '../../../sdk/test/axe-options.ts';

/** Fails if axe finds a problem on the page. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, axeOptions);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}
