import { html, type Html } from '@spindle/sdk/demo/html';
import { providers } from '../faults.ts';
import { readPolicy } from '../webhooks/delivery-policy.ts';
import type { WebhookProvider } from '../webhooks/provider.ts';
import { readRefundStatus } from '../stripe/refunds/settle-refund.ts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

/** Renders the forms that make the providers misbehave. */
export function steerSection(world: World): Html {
  const refunds = readRefundStatus(world);
  const faults = world.faults.pending();
  return html`<section id="steer" aria-labelledby="steer-title">
    <h2 id="steer-title">Controls</h2>
    <div class="steer">
      <form method="post" action="/console/faults">
        <h3>Inject failures</h3>
        <label
          >Provider<select name="provider">
            ${providers.map((provider) => html`<option>${provider}</option>`)}
          </select></label
        >
        ${number('status', 'Status (blank: drop the connection)', '')}
        ${number('latencyMs', 'Delay before response, milliseconds', '')}
        ${number('times', 'Number of calls', '1')}
        <label>Only paths with<input name="path" placeholder="/buy" /></label>
        ${tick('afterEffect', 'Process request first', false)}
        <button>Add fault</button>
        ${faults.map(
          (fault) =>
            html`<p class="soft">
              ${fault.provider}: ${fault.status ?? 'no response'}, ${fault.times} more
            </p>`,
        )}
      </form>
      ${deliveryForm(world, 'stripe', 'Payment webhooks')}
      ${deliveryForm(world, 'easypost', 'Parcel webhooks')}
      <form method="post" action="/console/refund-outcome">
        <h3>New refunds</h3>
        <label
          >turn out as<select name="status">
            ${['succeeded', 'pending', 'failed'].map(
              (status) =>
                html`<option ${status === refunds ? 'selected' : null}>${status}</option>`,
            )}
          </select></label
        >
        <button>Set refunds</button>
      </form>
      <form method="post" action="/console/clock">
        <h3>Time of the payment provider</h3>
        <p class="soft">${timestamp(world.clock.now())}</p>
        ${number('advanceSeconds', 'Seconds to advance', '3600')}
        <button>Move ahead</button>
      </form>
      <form method="post" action="/console/reset">
        <h3>Start over</h3>
        <p class="soft">Everything every provider knows is lost, the demo shop's payments too.</p>
        <button class="danger">Forget everything</button>
      </form>
    </div>
  </section>`;
}

function deliveryForm(world: World, provider: WebhookProvider, title: string): Html {
  const policy = readPolicy(world, provider);
  return html`<form method="post" action="/console/webhooks/${provider}">
    <h3>${title}</h3>
    ${tick('drop', 'Drop all', policy.drop !== false && policy.drop !== 0)}
    ${tick('shuffle', 'Random order', policy.shuffle)}
    ${number('repeat', 'Repeat each', String(policy.repeat))}
    ${number('delayMs', 'Delay, milliseconds', String(policy.delayMs))}
    <button>Set delivery</button>
  </form>`;
}

function number(name: string, label: string, value: string): Html {
  return html`<label
    >${label}<input type="number" min="0" name="${name}" value="${value}"
  /></label>`;
}

function tick(name: string, label: string, on: boolean): Html {
  return html`<label class="tick"
    ><input type="checkbox" name="${name}" value="true" ${on ? 'checked' : null} />${label}</label
  >`;
}
