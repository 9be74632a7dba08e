import type { Html } from '../../demo/html.ts';
import type { Scene } from '../../mocks/core/call.ts';
import { changeShop } from '../../mocks/core/store.ts';
import { pageStore } from '../page-store.ts';

/** The shop stored in this browser, which the providers' pages read and change. */
export const store = pageStore();

/** Changes the shop as a provider's event would. */
export function happen<T>(what: (scene: Scene) => T): Promise<T> {
  return changeShop(store, (state) =>
    what({ state, now: new Date(), newId: () => crypto.randomUUID() }),
  );
}

/** Renders a page again. Its script updates the amounts for the current selection. */
export function showPage({ markup }: Html): void {
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', markup);
  document.dispatchEvent(new Event('change'));
  document.querySelector<HTMLElement>('.problem')?.focus();
}

/**
 * Calls `run` for every submitted form, with its path and a function that returns a field's text.
 */
export function onSubmit(run: (path: string, fieldOf: (name: string) => string) => void): void {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const fields = new FormData(event.target);
    run(new URL(event.target.action).pathname, (name) => String(fields.get(name) ?? ''));
  });
}
