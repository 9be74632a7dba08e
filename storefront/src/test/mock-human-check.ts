import { beforeEach, vi } from 'vitest';
import * as checked from '../shop/human-check.ts';

/**
 * In the tests of a file the human check answers at once, with what the sandbox lets pass; answers
 * what it was asked for. Put in the module's place for each test alone: the files share it.
 */
export function mockHumanCheck() {
  const check = { actions: [''], passes: '' };
  beforeEach(() => {
    Object.assign(check, { actions: [], passes: 'sandbox' });
    vi.spyOn(checked, 'humanCheck').mockImplementation((action) => {
      check.actions.push(action);
      return Promise.resolve(`${check.passes}:${action}`);
    });
  });
  return check;
}
