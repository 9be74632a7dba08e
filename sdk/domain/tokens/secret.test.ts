import { expect, it } from 'vitest';
import { visiblePrefix, TOKEN_PREFIX } from './secret.ts';

it('a token is told from others by what it begins with and four signs more', () => {
  expect(visiblePrefix(`${TOKEN_PREFIX}q83Kd9xyz`)).toBe('spdl_q83K');
});
