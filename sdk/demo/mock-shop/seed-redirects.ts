import type { ShopState } from '../../mocks/state.ts';
import { demoRedirects } from '../redirects.ts';
import { fixedId } from './fixed-id.ts';

/** Returns the demo's redirects. */
export function seedRedirects(now: Date): Pick<ShopState, 'redirects'> {
  return {
    redirects: demoRedirects.map((redirect) => ({
      id: fixedId(`redirect ${redirect.from}`),
      ...redirect,
      origin: 'STAFF',
      subject: null,
      version: 1,
      dateCreated: now.toISOString(),
    })),
  };
}
