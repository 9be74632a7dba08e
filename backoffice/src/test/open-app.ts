import { mockShop } from './mock-shop.ts';
import { renderApp } from './render-app.tsx';

/** The users tests sign in as. Each has an account in the demo data. */
export const demoStaff = { administrator: 'admin@example.com', picker: 'picker@example.com' };

/** Renders the whole back-office at an address, with the mock shop, and returns its router. */
export function openApp(address: string, who = demoStaff.administrator) {
  mockShop.signIn(who);
  return renderApp(address);
}
