import { copyState } from '../core/copy-state.ts';
import type { Store } from '../core/store.ts';
import type { ShopState } from '../state.ts';
import { accountsSection } from './accounts-section.ts';
import { chosenKind } from './kinds-of-shop.ts';
import { mailsSection } from './mails-section.ts';
import { make } from '../make-element.ts';
import { othersSection } from './others-section.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';
import { panelStyle } from './panel-style.ts';
import { scenarioWords } from './scenario-words.ts';
import { scenariosSection } from './scenarios-section.ts';
import { shopSection } from './shop-section.ts';
import { visitorOf } from '../visitor.ts';
import { visitorSection } from './visitor-section.ts';

interface PanelOptions {
  store: Store;
  refetch: () => void;
}

const TAG = 'mock-panel';

/** Puts the bar above the page, which it pushes down and never covers while it is closed. */
export function showPanel({ store, refetch }: PanelOptions): void {
  if (!customElements.get(TAG)) customElements.define(TAG, class extends HTMLElement {});
  const host = document.createElement(TAG);
  const sections: PanelSection[] = [];
  /** Changes that wait for their turn: until then the panel shows what was chosen. */
  let changing = 0;
  const context: PanelContext = {
    read: () => store.read(),
    change(change, then) {
      const run = () => {
        const state = copyState(store.read());
        store.write(change(state) ?? state);
      };
      changing += 1;
      void (store.alone?.(run) ?? Promise.resolve(run())).then(() => {
        changing -= 1;
        if (then === 'reload') return window.location.reload();
        refetch();
        update();
      });
    },
  };

  const summary = make('span', { className: 'now' });
  const toggle = make(
    'button',
    { type: 'button', className: 'toggle', 'aria-expanded': 'false', 'aria-controls': 'panel' },
    make('strong', {}, 'Mock shop'),
    summary,
  );
  const panel = make('div', { id: 'panel', hidden: true });
  for (const section of [
    scenariosSection(context),
    visitorSection(context),
    shopSection(context),
    accountsSection(context),
    othersSection(),
    mailsSection(context),
  ]) {
    sections.push(section);
    panel.append(section.element);
  }

  function update(): void {
    summary.textContent = inWords(store.read());
    if (panel.hidden === true || changing > 0) return;
    for (const section of sections) section.update?.();
  }
  function open(opened: boolean): void {
    panel.hidden = !opened;
    toggle.setAttribute('aria-expanded', String(opened));
    update();
  }
  toggle.addEventListener('click', () => open(panel.hidden === true));
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden === true) return;
    event.stopPropagation();
    open(false);
    toggle.focus();
  });
  setInterval(update, 1000);
  update();

  const aside = make('aside', { 'aria-label': 'Mock shop' }, toggle, panel);
  host.attachShadow({ mode: 'open' }).append(make('style', {}, panelStyle), aside);
  document.body.prepend(host);
}

function inWords(state: ShopState): string {
  const visitor = visitorOf(state);
  const wrong = state.scenarios.map(({ name, operations }) =>
    [scenarioWords[name].label.toLowerCase(), ...(operations ?? [])].join(' in '),
  );
  const kind = chosenKind();
  return [
    visitor ? visitor.email : 'nobody signed in',
    ...(kind === 'as usual' ? [] : [kind]),
    ...wrong,
  ].join(' · ');
}
