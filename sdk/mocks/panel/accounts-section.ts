import { presentCode } from '../identity/authenticator.ts';
import type { Person } from '../state.ts';
import { make } from '../make-element.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';
import { ROLES, visitorOf } from '../visitor.ts';

/** How to sign in by hand: passwords, and the codes that the authenticators show now. */
export function accountsSection({ read }: PanelContext): PanelSection {
  const list = make('ul', {});
  let shown = '';
  return {
    element: make('section', {}, make('h2', {}, 'Accounts'), list),
    update() {
      const rows = accounts(read()).map(accountRow);
      const now = JSON.stringify(rows);
      if (now === shown) return;
      shown = now;
      list.replaceChildren(...rows.map(({ who, password, code }) => line(who, password, code)));
    },
  };
}

/** Those to try first, whoever is signed in, and whoever came last. */
function accounts(state: ReturnType<PanelContext['read']>): Person[] {
  const known = new Set<string>(ROLES.map(({ email }) => email));
  const newest = state.people.filter(({ dateCreated }) => isFresh(dateCreated)).slice(-3);
  const visitor = visitorOf(state);
  return [
    ...new Set([
      ...state.people.filter(({ email }) => known.has(email)),
      ...(visitor ? [visitor] : []),
      ...newest,
    ]),
  ];
}

const isFresh = (date: string) => Date.now() - Date.parse(date) < 86_400_000;

function accountRow({ email, password, authenticator }: Person) {
  return {
    who: email,
    password: password ?? 'no password',
    code: authenticator === null ? 'no authenticator' : presentCode(authenticator),
  };
}

function line(who: string, password: string, code: string): HTMLElement {
  return make(
    'li',
    {},
    make('strong', {}, who),
    make('span', {}, 'Password ', make('code', {}, password)),
    make('span', {}, 'Code ', make('code', {}, code)),
  );
}
