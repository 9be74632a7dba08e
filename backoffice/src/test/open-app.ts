import { mockShop } from './mock-shop.ts';
import { renderApp } from './render-app.tsx';

/** Whom a test is about: everybody here has an account in the demo. */
export const demoStaff = { administrator: 'admin@example.com', picker: 'picker@example.com' };

/** The whole back-office at an address, in the played shop; answers its router. */
export function openApp(address: string, who = demoStaff.administrator) {
  mockShop.signIn(who);
  return renderApp(address);
}
