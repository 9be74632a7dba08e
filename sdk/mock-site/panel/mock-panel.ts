import { allHandlers } from '../../mocks/all-handlers.ts';
import { changeShop, type Store } from '../../mocks/core/store.ts';
import type { Html } from '../../demo/html.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { SCENARIOS } from '../../mocks/core/scenarios.ts';
import type { ShopState } from '../../mocks/state.ts';
import { becomeVisitor } from '../../mocks/visitor.ts';
import { visitorOf } from '../visitors.ts';
import { choices } from './choices.ts';
import { selectedKind, startOver } from './selected-shop.ts';
import { accountsView, mailsView, panelView } from './panel-view.ts';
import { scenarioLabels } from './scenario-labels.ts';

interface PanelOptions {
  store: Store;
  refetch: () => void;
}

const TAG = 'mock-panel';
const options = choices.flatMap((choice) => choice.options);

/** Shows the bar above the page. While closed, the bar pushes the page down and never covers it. */
export function showPanel({ store, refetch }: PanelOptions): void {
  if (!customElements.get(TAG)) customElements.define(TAG, class extends HTMLElement {});
  const host = document.createElement(TAG);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = panelView().markup;
  const toggle = root.querySelector<HTMLButtonElement>('.toggle');
  const panel = root.querySelector<HTMLElement>('#panel');
  const calls = root.querySelector<HTMLSelectElement>('#calls');
  const buttons = [...root.querySelectorAll('button[data-choice]')];
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const filled = new Map<string, string>();
  /** Pending changes. Until they are done, the panel shows the selected values. */
  let changing = 0;

  function change(apply: (state: ShopState) => ShopState | void, then: () => void): void {
    changing += 1;
    void changeShop(store, (state) => void Object.assign(state, apply(state))).then(() => {
      changing -= 1;
      then();
    });
  }
  const reload = () => window.location.reload();
  const refresh = () => {
    refetch();
    update();
  };

  function update(): void {
    const state = store.read();
    root.querySelector('.now')?.replaceChildren(summaryOf(state));
    if (panel?.hidden !== false || changing > 0) return;
    for (const [at, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(options[at]?.isSelected(state)));
    }
    for (const box of boxes) box.checked = state.scenarios.some(({ name }) => name === box.value);
    const [first] = state.scenarios;
    if (first && calls) calls.value = first.operations?.[0] ?? '';
    fill('#accounts', accountsView(state));
    fill('#mails', mailsView(state));
  }
  function fill(selector: string, { markup }: Html): void {
    const place = root.querySelector(selector);
    if (place === null || filled.get(selector) === markup) return;
    filled.set(selector, markup);
    place.innerHTML = markup;
  }
  function open(opened: boolean): void {
    if (panel) panel.hidden = !opened;
    toggle?.setAttribute('aria-expanded', String(opened));
    update();
  }

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    const { href, over } = button.dataset;
    const option = options[buttons.indexOf(button)];
    if (button === toggle) open(panel?.hidden === true);
    else if (href !== undefined) window.location.assign(href);
    else if (over !== undefined) change(resetShop, reload);
    else if (option) change(option.choose, reload);
  });
  root.addEventListener('change', ({ target }) => {
    const operations = calls && isOperationId(calls.value) ? [calls.value] : null;
    const box = boxes.find((one) => one === target);
    const changed = SCENARIOS.find((name) => name === box?.value);
    change((state) => {
      const others = state.scenarios.map(({ name }) => name).filter((name) => name !== changed);
      const on = box?.checked && changed ? [...others, changed] : others;
      state.scenarios = on.map((name) => ({ name, operations }));
    }, refresh);
  });
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel?.hidden !== false) return;
    event.stopPropagation();
    open(false);
    toggle?.focus();
  });
  setInterval(update, 1000);
  update();
  document.body.prepend(host);
}

function resetShop(state: ShopState): ShopState {
  becomeVisitor(state, null, '');
  return startOver(new Date());
}

function summaryOf(state: ShopState): string {
  const wrong = state.scenarios.map(({ name, operations }) =>
    [scenarioLabels[name].label.toLowerCase(), ...(operations ?? [])].join(' in '),
  );
  const kind = selectedKind();
  return [
    visitorOf(state)?.email ?? 'signed out',
    ...(kind === 'standard' ? [] : [kind]),
    ...wrong,
  ].join(' · ');
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(allHandlers, id);
}
