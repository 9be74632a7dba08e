import type { ShopClient } from '../src/client.ts';

export type ConformingRole = 'pending' | 'customer' | 'warehouse' | 'extended';

export interface Account {
  userId: string;
  email: string;
  password: string;
  /** Base32 secret of their confirmed authenticator. */
  totpSecret: string;
}

/** Cancels the plan at the end of its period, renews it after all, or changes to that plan. */
export type PortalAction = 'cancel' | 'renew' | { plan: string };

export interface SignedIn extends Account {
  shop: ShopClient;
}

/** An integrator's program that receives and accepts events. */
export interface WebhookReceiver {
  url: string;
  /** Returns what it received, oldest first. */
  received: () => Promise<{ headers: Headers; body: string }[]>;
}

/** A job that failed at every attempt. */
export interface FailedJob {
  id: string;
  job: string;
  /** The order that the job was about. */
  orderId: string;
  email: string;
}

/** A shop as the suite uses it: the real one or the mock. */
export interface ConformingShop {
  /** Origin of its pages. */
  origin: string;
  /** Returns a new browser, which keeps cookies. */
  visitor: () => ShopClient;
  /** Creates an account that is not signed in. */
  account: (role?: ConformingRole) => Promise<Account>;
  /** Creates a signed-in account with this role. `pending` still has to enter their code. */
  signedIn: (role: ConformingRole) => Promise<SignedIn>;
  /** Returns another program's client, with a token. */
  program: (token: string) => ShopClient;
  now: () => Date;
  advance: (minutes: number) => void;
  /** Returns the emails sent to the address, oldest first. Waits until there are this many. */
  mailsTo: (email: string, count: number) => Promise<{ subject: string; text: string }[]>;
  /**
   * Pays as the customer on the payment provider's page behind `RedirectUrl`, and lets the provider
   * notify the shop. Returns false if the card was declined.
   */
  pay: (redirectUrl: string, card: 'accepted' | 'declined') => Promise<boolean>;
  /** Pays by bank debit, which the bank first leaves pending and then confirms or declines. */
  payByBank: (redirectUrl: string, outcome: 'pending' | 'succeeded' | 'failed') => Promise<void>;
  /** Lets the customer's bank return a payment's refunds, and the provider notify the shop. */
  sendBackRefunds: (paymentIntentId: string) => Promise<void>;
  /** Refunds part of a payment in the provider's dashboard, in cents. */
  refundInDashboard: (paymentIntentId: string, cents: number) => Promise<void>;
  /** Opens a dispute by the customer's bank, and lets the provider notify the shop. */
  dispute: (paymentIntentId: string) => Promise<void>;
  /** Lets the bank close a dispute. */
  decideDispute: (disputeId: string, status: 'won' | 'lost') => Promise<void>;
  /** Acts as the customer in the payment provider's portal, `Url`, with their only subscription. */
  atPortal: (url: string, action: PortalAction) => Promise<void>;
  /**
   * Lets the carrier scan a parcel and notify the shop. `status` is the carrier's, such as
   * `in_transit`.
   */
  scan: (trackingNumber: string, status: string) => Promise<void>;
  /** Returns the header with which a provider signs an event with this body. */
  signatureOf: (provider: 'stripe' | 'easypost', body: string) => Record<string, string>;
  /** Adds a member to the chat community. Returns their id there. */
  joinChat: (username: string) => Promise<string>;
  /**
   * Returns the headers with which the chat community signs an interaction with this body at this
   * time.
   */
  interactionHeaders: (body: string, at: Date) => Record<string, string>;
  receiver: () => Promise<WebhookReceiver>;
  /** Creates a job of this kind that has failed thirteen times. */
  giveUpJob: (job: string) => Promise<FailedJob>;
  /** The operationIds of calls that succeeded. */
  succeeded: ReadonlySet<string>;
  close: () => Promise<void>;
}

export type OpenShop = () => Promise<ConformingShop>;
