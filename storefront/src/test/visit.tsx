import { within } from '@testing-library/react';
import { routeOf } from '../app/routes.tsx';
import { mockShop } from './api.ts';
import { renderApp } from './render-shop.tsx';

/**
 * Renders the whole storefront at a path, for the user with that email. The page finds out who that
 * is itself.
 */
export async function visit(path: string, email: string | null = null) {
  mockShop.signIn(email);
  return arrive(path);
}

/** Does the same for a user who is already signed in, fully or halfway. */
export async function arrive(path: string) {
  // Preloaded, because tests check the page's own state, not the loading of its code.
  await routeOf(new URL(path, window.location.origin).pathname)?.page.preload();
  return renderApp(path, { user: 'unknown' });
}

/** Returns queries within the page itself, without its frame. */
export function page() {
  const main = document.querySelector('main');
  if (main === null) throw new Error('No page is shown.');
  return within(main);
}
