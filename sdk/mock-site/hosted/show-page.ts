import type { Html } from '../../demo/html.ts';
import type { Scene } from '../../mocks/core/call.ts';
import { changeShop } from '../../mocks/core/store.ts';
import { pageStore } from '../page-store.ts';

/** The shop that this browser keeps, which the pages of providers read and change. */
export const store = pageStore();

/** Does something in the shop, as the provider tells of it. */
export function happen<T>(what: (scene: Scene) => T): Promise<T> {
  return changeShop(store, (state) =>
    what({ state, now: new Date(), newId: () => crypto.randomUUID() }),
  );
}

/** Shows a page anew; its script brings the amounts in line with what is chosen. */
export function showPage({ markup }: Html): void {
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', markup);
  document.dispatchEvent(new Event('change'));
  document.querySelector<HTMLElement>('.problem')?.focus();
}

/** Hears of every form that is sent: where to, and the text of its fields. */
export function onSubmit(run: (path: string, fieldOf: (name: string) => string) => void): void {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const fields = new FormData(event.target);
    run(new URL(event.target.action).pathname, (name) => String(fields.get(name) ?? ''));
  });
}
