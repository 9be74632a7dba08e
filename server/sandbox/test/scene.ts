import EasyPost from '@easypost/api';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { SandboxOptions } from '../options.ts';
import { startSandbox, type Sandbox } from '../start.ts';
import { receiveCalls } from './receive-calls.ts';

/** The package's types describe its CommonJS build, but its ES build exports the class itself. */
const EasyPostClient = 'default' in EasyPost ? EasyPost.default : EasyPost;

export const WEBHOOK_SECRET = 'whsec_test';
/** A secret that Unicode normalization changes. */
export const EASYPOST_SECRET = 'sécret ½';

export interface Scene extends Sandbox {
  stripe: Stripe;
  easypost: InstanceType<typeof EasyPostClient>;
  /** Calls one of the sandbox's own URLs and parses the JSON. */
  call: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: unknown }>;
}

/** Starts a sandbox with the official clients connected to it, until the test ends. */
export async function openScene(options: Partial<SandboxOptions> = {}): Promise<Scene> {
  const sandbox = await startSandbox({
    stripeWebhookSecret: WEBHOOK_SECRET,
    easypostWebhookSecret: EASYPOST_SECRET,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return {
    ...sandbox,
    stripe: new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    easypost: new EasyPostClient('EZTK_sandbox', { baseUrl: `${sandbox.url}/easypost/v2/` }),
    call: async (method, path, body) => {
      const response = await fetch(`${sandbox.url}${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

export interface Shop {
  /** The received webhooks. Each signature is verified. */
  events: Stripe.Event[];
  /** Statuses of the next responses, then 200. */
  answers: number[];
}

/** Replaces the shop and receives its payment webhooks. */
export async function openShop(scene: Scene): Promise<Shop> {
  const shop: Shop = { events: [], answers: [] };
  await receiveCalls(scene, (payload, headers) => {
    const signature = headers['stripe-signature'] ?? '';
    shop.events.push(scene.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET));
    return shop.answers.shift() ?? 200;
  });
  return shop;
}

const inFortyMinutes = () => Math.floor(Date.now() / 1000) + 40 * 60;

/** Creates a session for two end mills, as the shop does. */
export function createSession(
  { stripe }: Scene,
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          price_data: {
            currency: 'usd',
            unit_amount: 12_995,
            tax_behavior: 'exclusive',
            product_data: { name: 'End mill', tax_code: 'txcd_99999999' },
          },
          quantity: 2,
        },
      ],
      success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.test/cart',
      expires_at: inFortyMinutes(),
      ...overrides,
    },
    options,
  );
}
