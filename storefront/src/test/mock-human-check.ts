import { beforeEach, vi } from 'vitest';
import * as checked from '../shop/human-check.ts';

/**
 * Makes the human check respond right away in the tests of a file, with a token the sandbox
 * accepts. Returns the actions it was called for. Mocked for each test separately, because test
 * files share modules.
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
