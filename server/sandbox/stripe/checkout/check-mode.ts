import { invalidRequest } from '../api/failure.ts';
import type { LineRecord } from './checkout-details.ts';
import type { SessionParams } from './session-params.ts';

/** What only sessions of the other mode may say. */
const ONLY_PAYMENT = ['customer_creation', 'payment_intent_data', 'submit_type'] as const;
const ONLY_SUBSCRIPTION = ['subscription_data'] as const;

/** Refuses modes the sandbox has not, and parameters that belong to another mode. */
export function checkMode(params: SessionParams): void {
  const { mode } = params;
  if (mode === 'setup') {
    throw invalidRequest('This sandbox takes payments and subscriptions, not `setup`.', 'mode');
  }
  const foreign = mode === 'payment' ? ONLY_SUBSCRIPTION : ONLY_PAYMENT;
  const wrong = foreign.find((param) => params[param] !== undefined);
  if (wrong) throw invalidRequest(`You can not pass \`${wrong}\` in \`${mode}\` mode.`, wrong);
  if (mode === 'subscription' && params.shipping_options.length > 0) {
    const param = 'shipping_options';
    throw invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, param);
  }
}

/** Refuses prices that do not go with the mode, or with each other. */
export function checkPrices(mode: SessionParams['mode'], lines: LineRecord[]): void {
  const recurring = lines.flatMap(({ price }) => price.recurring ?? []);
  if (mode === 'payment' && recurring.length > 0) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` ' +
        'mode or use only one-time prices.',
      'line_items',
    );
  }
  if (mode !== 'subscription') return;
  if (recurring.length < lines.length) {
    throw invalidRequest(
      'You must provide recurring prices in `subscription` mode: this sandbox puts nothing else ' +
        'on a first invoice.',
      'line_items',
    );
  }
  const rhythms = new Set(recurring.map((one) => `${one.interval_count} ${one.interval}`));
  if (rhythms.size > 1) {
    throw invalidRequest(
      'Checkout does not support multiple prices with different billing intervals.',
      'line_items',
    );
  }
}
