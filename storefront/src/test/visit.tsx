import { within } from '@testing-library/react';
import { routeOf } from '../app/routes.tsx';
import { mockShop } from './api.ts';
import { renderApp } from './render-shop.tsx';

/** The whole store front at a path, for whoever has that address; it finds out by itself who that is. */
export async function visit(path: string, email: string | null = null) {
  mockShop.signIn(email);
  return arrive(path);
}

/** The same for whoever is in already, or half way in. */
export async function arrive(path: string) {
  // The page's own state is looked at, not that its files are on their way.
  await routeOf(new URL(path, window.location.origin).pathname)?.page.preload();
  return renderApp(path, { user: 'unknown' });
}

/** What is on the page itself, without what surrounds all pages. */
export function page() {
  const main = document.querySelector('main');
  if (main === null) throw new Error('No page is shown.');
  return within(main);
}
