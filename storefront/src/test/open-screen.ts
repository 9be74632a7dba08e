import { screen } from '@testing-library/react';
import { mockShop } from './api.ts';
import type { Screen } from './screens.ts';
import { arrive } from './visit.tsx';

/** Opens a screen of the table. `beforeCheck` runs just before it is checked. */
export async function open(
  { path, email, before }: Pick<Screen, 'path' | 'email' | 'before'>,
  concurrently?: () => void,
): Promise<void> {
  mockShop.signIn(email ?? null);
  await before?.();
  concurrently?.();
  await arrive(path);
  if (email !== undefined) await screen.findByRole('button', { name: 'Sign out' });
}
