import { html, type Html } from '../../demo/html.ts';
import { allHandlers } from '../../mocks/all-handlers.ts';
import { SCENARIOS } from '../../mocks/core/scenarios.ts';
import type { Person, ShopState } from '../../mocks/state.ts';
import { presentCode } from '../../mocks/visitor.ts';
import { ROLES, visitorOf } from '../visitors.ts';
import { choices } from './choices.ts';
import { panelStyle } from './panel-style.ts';
import { scenarioLabels } from './scenario-labels.ts';

const barView = html`<strong>Mock shop</strong><span class="now"></span>`;

/** Renders the initial panel. The shop's data is filled in later. */
export const panelView = (): Html =>
  html`<style>
      ${{ markup: panelStyle }}
    </style>
    <aside aria-label="Mock shop">
      <button class="toggle" aria-expanded="false" aria-controls="panel">${barView}</button>
      <div id="panel" hidden>
        ${scenariosView()} ${choices.map(choiceView)}
        <section>
          <h2>Accounts</h2>
          <ul id="accounts"></ul>
        </section>
        ${othersView()}
        <section>
          <h2>Emails</h2>
          <div id="mails"></div>
        </section>
      </div>
    </aside>`;

function scenariosView(): Html {
  return html`<fieldset>
    <legend>Simulate failures</legend>
    ${SCENARIOS.map((name, at) => {
      const { label, effect } = scenarioLabels[name];
      return html`<div class="row">
        <input type="checkbox" id="s${at}" value="${name}" aria-describedby="s${at}-effect" />
        <span><label for="s${at}">${label}</label><small id="s${at}-effect">${effect}</small></span>
      </div>`;
    })}
    <p>
      <label for="calls">In which calls</label>
      <select id="calls">
        <option value="">All calls</option>
        ${Object.keys(allHandlers)
          .toSorted()
          .map((id) => html`<option value="${id}">${id}</option>`)}
      </select>
    </p>
  </fieldset>`;
}

function choiceView({ legend, options }: (typeof choices)[number]): Html {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="buttons">
      ${options.map(({ label }) => html`<button type="button" data-choice>${label}</button> `)}
    </div>
    ${legend === 'The shop' ? startOverView : null}
  </fieldset>`;
}

const startOverView = html`<p>
  <button type="button" data-over>Start over</button
  ><small>Deletes all changes you made here.</small>
</p>`;

const pages = [
  { href: '/mock/portal', label: 'Customer portal', what: 'Manage subscriptions' },
  { href: '/mock/community', label: 'Chat community', what: 'Type /meld to link an account' },
];

/** Uses buttons, because the page's first link must be the one that skips to its content. */
function othersView(): Html {
  return html`<section>
    <h2>Pages of others</h2>
    <ul>
      ${pages.map(
        ({ href, label, what }) =>
          html`<li class="buttons">
            <button type="button" data-href="${href}">${label}</button><small>${what}</small>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Shows how to sign in by hand: passwords, and the authenticators' current codes. */
export function accountsView(state: ShopState): Html {
  const known = new Set<string>(ROLES.map(({ email }) => email));
  const newest = state.people.filter(({ dateCreated }) => isFresh(dateCreated)).slice(-3);
  const displayed = new Set([
    ...state.people.filter(({ email }) => known.has(email)),
    visitorOf(state),
    ...newest,
  ]);
  return html`${[...displayed].map((person) => person && accountView(person))}`;
}

const isFresh = (date: string) => Date.now() - Date.parse(date) < 86_400_000;

function accountView({ email, password, authenticator }: Person): Html {
  const code = authenticator === null ? 'no authenticator' : presentCode(authenticator);
  return html`<li>
    <strong>${email}</strong> <span>Password <code>${password ?? 'no password'}</code></span>
    <span>Code <code>${code}</code></span>
  </li>`;
}

/** Shows the shop's emails, newest first. */
export function mailsView({ mails }: ShopState): Html {
  if (mails.length === 0) return html`<p>No emails sent yet.</p>`;
  return html`${mails.toReversed().map(
    ({ to, subject, text }) =>
      html`<details>
        <summary><strong>${subject}</strong><small>${to}</small></summary>
        <pre tabindex="0" aria-label="Text of: ${subject}">${text}</pre>
      </details>`,
  )}`;
}
