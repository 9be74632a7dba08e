import { mockShop } from './mock-shop.ts';
import { renderApp } from './render-app.tsx';

/** The accounts that tests sign in as. Each exists in the demo data. */
export const demoStaff = { administrator: 'admin@example.com', picker: 'picker@example.com' };

/** Renders the whole back-office at a URL with the mock shop, and returns its router. */
export function openApp(address: string, who = demoStaff.administrator) {
  mockShop.signIn(who);
  return renderApp(address);
}
