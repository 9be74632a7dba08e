import { expect, it } from 'vitest';
import { shownPrefix, TOKEN_PREFIX } from './secret.ts';

it('a token is told from others by what it begins with and four signs more', () => {
  expect(shownPrefix(`${TOKEN_PREFIX}q83Kd9xyz`)).toBe('spdl_q83K');
});
