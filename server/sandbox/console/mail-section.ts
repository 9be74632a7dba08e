import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../world.ts';

/** Renders the received emails, newest first. */
export function mailSection(world: World): Html {
  const messages = world.store.list('message', { limit: 25 });
  return html`<section id="mail" aria-labelledby="mail-title">
    <h2 id="mail-title">Emails</h2>
    ${messages.length === 0 ? html`<p class="soft">No emails yet.</p>` : null}
    <ul class="list">
      ${messages.map(
        ({ id, subject, to, receivedAt }) =>
          html`<li>
            <div>
              <a href="/console/mail/${id}">${subject || '(no subject)'}</a>
              <small>to ${to} · ${receivedAt}</small>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

export function mailPage(world: World, id: string): Html | null {
  const message = world.store.get('message', id);
  if (!message) return null;
  return html`<section>
      <h1>${message.subject || '(no subject)'}</h1>
      <p class="soft">
        From ${message.from} to ${message.to},
        ${message.receivedAt}${message.replyTo ? `; replies go to  ${message.replyTo}` : ''}
      </p>
      ${
        message.html === null
          ? null
          : html`<iframe title="Email preview" src="/console/mail/${id}/html" sandbox=""></iframe>`
      }
    </section>
    <section>
      <h2>Text</h2>
      <pre>${message.text}</pre>
    </section>`;
}
