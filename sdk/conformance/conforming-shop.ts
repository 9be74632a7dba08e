import type { ShopClient } from '../src/client.ts';
import type { ConformingRole } from './role-holder.ts';

export type { ConformingRole } from './role-holder.ts';

export interface Account {
  userId: string;
  email: string;
  password: string;
  /** Base32 secret of their confirmed authenticator. */
  totpSecret: string;
}

/** Cancels the plan at the end of its period, renews it again, or switches to this plan. */
export type PortalAction = 'cancel' | 'renew' | { plan: string };

export interface SignedIn extends Account {
  shop: ShopClient;
}

/** A program that receives and accepts events. */
export interface WebhookReceiver {
  url: string;
  /** Returns the received events, oldest first. */
  received: () => Promise<{ headers: Headers; body: string }[]>;
}

/** A job that failed at every attempt. */
export interface FailedJob {
  id: string;
  job: string;
  /** The job's order. */
  orderId: string;
  email: string;
}

/** A shop under test: the real one or the mock. */
export interface ConformingShop {
  /** Origin of its pages. */
  origin: string;
  /** Creates a browser, which keeps cookies. */
  visitor: () => ShopClient;
  /** Creates an account that isn't signed in. */
  account: (role?: ConformingRole) => Promise<Account>;
  /**
   * Creates a signed-in account with this role. `pending` accounts still have to enter their code.
   */
  signedIn: (role: ConformingRole) => Promise<SignedIn>;
  /** Creates a client for another program, with a token. */
  program: (token: string) => ShopClient;
  now: () => Date;
  advance: (minutes: number) => void;
  /** Waits until at least this many emails were sent to the address. Returns them, oldest first. */
  mailsTo: (email: string, count: number) => Promise<{ subject: string; text: string }[]>;
  /**
   * Pays as the customer on the payment provider's page at `RedirectUrl`. The provider then
   * notifies the shop. Returns false if the card was declined.
   */
  pay: (redirectUrl: string, card: 'accepted' | 'declined') => Promise<boolean>;
  /** Pays by bank debit, which stays pending until the bank confirms or declines it. */
  payByBank: (redirectUrl: string, outcome: 'pending' | 'succeeded' | 'failed') => Promise<void>;
  /** Returns a payment's refunds as the customer's bank. The provider then notifies the shop. */
  sendBackRefunds: (paymentIntentId: string) => Promise<void>;
  /** Refunds part of a payment in the provider's dashboard. The amount is in cents. */
  refundInDashboard: (paymentIntentId: string, cents: number) => Promise<void>;
  /** Opens a dispute as the customer's bank. The provider then notifies the shop. */
  dispute: (paymentIntentId: string) => Promise<void>;
  /** Closes a dispute as the bank. */
  decideDispute: (disputeId: string, status: 'won' | 'lost') => Promise<void>;
  /**
   * Acts as the customer in the payment provider's portal at `Url`. The customer has one
   * subscription.
   */
  atPortal: (url: string, action: PortalAction) => Promise<void>;
  /**
   * Scans a parcel as the carrier, which then notifies the shop. `status` is the carrier's status,
   * such as `in_transit`.
   */
  scan: (trackingNumber: string, status: string) => Promise<void>;
  /** Returns the header with the provider's signature of this body. */
  signatureOf: (provider: 'stripe' | 'easypost', body: string) => Record<string, string>;
  /** Adds a member to the chat community and returns the member's id. */
  joinChat: (username: string) => Promise<string>;
  /** Returns the headers with the chat community's signature of this body at this time. */
  interactionHeaders: (body: string, at: Date) => Record<string, string>;
  receiver: () => Promise<WebhookReceiver>;
  /** Creates a job of this kind that has failed thirteen times. */
  giveUpJob: (job: string) => Promise<FailedJob>;
  /** The operationIds of calls that succeeded. */
  succeeded: ReadonlySet<string>;
  close: () => Promise<void>;
}

export type OpenShop = () => Promise<ConformingShop>;
