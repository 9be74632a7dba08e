import { changeShop, type Store } from '../core/store.ts';
import type { ShopState } from '../state.ts';
import { accountsSection } from './accounts-section.ts';
import { chosenKind, beginShop, KINDS_OF_SHOP, startOver } from './kinds-of-shop.ts';
import { mailsSection } from './mails-section.ts';
import { make } from '../make-element.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';
import { panelStyle } from './panel-style.ts';
import { scenarioLabels, scenariosSection } from './scenarios-section.ts';
import { visitorOf, becomeVisitor, ROLES } from '../visitor.ts';
import { choice } from './choice.ts';

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
      changing += 1;
      void changeShop(store, (state) => void Object.assign(state, change(state))).then(() => {
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
    summary.textContent = summaryOf(store.read());
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

function summaryOf(state: ShopState): string {
  const visitor = visitorOf(state);
  const wrong = state.scenarios.map(({ name, operations }) =>
    [scenarioLabels[name].label.toLowerCase(), ...(operations ?? [])].join(' in '),
  );
  const kind = chosenKind();
  return [
    visitor ? visitor.email : 'nobody signed in',
    ...(kind === 'as usual' ? [] : [kind]),
    ...wrong,
  ].join(' · ');
}

const pages = [
  { href: '/mock/portal', label: 'Customer portal', what: 'Subscriptions and what is owed' },
  { href: '/mock/community', label: 'Chat community', what: 'Where /meld links an account' },
];

/** Pages that are not the shop's own, which it leads to. */
function othersSection(): PanelSection {
  // No links: the page's first one has to stay the one that skips to its content.
  const rows = pages.map(({ href, label, what }) => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => window.location.assign(href));
    return make('li', { className: 'buttons' }, button, make('small', {}, what));
  });
  return {
    element: make('section', {}, make('h2', {}, 'Pages of others'), make('ul', {}, ...rows)),
  };
}

/** Who is looking at the shop. */
function visitorSection({ read, change }: PanelContext): PanelSection {
  const become = (email: string | null) => () =>
    change((state) => becomeVisitor(state, email, crypto.randomUUID()), 'reload');
  return choice('Signed in as', [
    { label: 'Nobody', isChosen: () => visitorOf(read()) === null, choose: become(null) },
    ...ROLES.map(({ label, email }) => ({
      label,
      isChosen: () => visitorOf(read())?.email === email,
      choose: become(email),
    })),
  ]);
}

/** What there is in the shop; choosing anew begins it anew. */
function shopSection({ change }: PanelContext): PanelSection {
  const section = choice(
    'The shop',
    KINDS_OF_SHOP.map((kind) => ({
      label: kind.replace(/^./, (first) => first.toUpperCase()),
      isChosen: () => chosenKind() === kind,
      choose: () => change((state) => beginShop(kind, state, new Date()), 'reload'),
    })),
  );
  const again = make('button', { type: 'button' }, 'Start over');
  again.addEventListener('click', () => {
    change((state) => {
      becomeVisitor(state, null, '');
      return startOver(new Date());
    }, 'reload');
  });
  section.element.append(
    make('p', {}, again, make('small', {}, 'Forgets everything that was done here.')),
  );
  return section;
}
