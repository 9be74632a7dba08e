import type { ShopClient } from '../src/client.ts';

export type ConformingRole = 'pending' | 'customer' | 'warehouse' | 'extended';

export interface Account {
  userId: string;
  email: string;
  password: string;
  /** Base32, of their confirmed authenticator. */
  totpSecret: string;
}

/** To have a plan end with its period, to have it go on after all, or to change to that plan. */
export type PortalAction = 'cancel' | 'renew' | { plan: string };

export interface SignedIn extends Account {
  shop: ShopClient;
}

/** Another's program that is told of events, and takes them. */
export interface WebhookReceiver {
  url: string;
  /** What it was sent, oldest first. */
  received: () => Promise<{ headers: Headers; body: string }[]>;
}

/** A job that failed at every try. */
export interface GivenUpJob {
  id: string;
  job: string;
  /** What it was about. */
  orderId: string;
  email: string;
}

/** A shop as the suite sees it, be it the real one or the played one. */
export interface ConformingShop {
  /** Of its pages. */
  origin: string;
  /** A browser of its own: keeps cookies. */
  visitor: () => ShopClient;
  /** Somebody with an account, signed in nowhere. */
  account: (role?: ConformingRole) => Promise<Account>;
  /** Somebody new of that role, signed in; `pending` has still to enter their code. */
  signedIn: (role: ConformingRole) => Promise<SignedIn>;
  /** Another program, with a token. */
  program: (token: string) => ShopClient;
  now: () => Date;
  advance: (minutes: number) => void;
  /** What has been mailed to the address, oldest first; waits until there are that many. */
  mailsTo: (email: string, count: number) => Promise<{ subject: string; text: string }[]>;
  /**
   * The customer at the payment provider's page, which `RedirectUrl` leads to, and the provider telling
   * the shop of it. False where the card was declined.
   */
  pay: (redirectUrl: string, card: 'accepted' | 'declined') => Promise<boolean>;
  /** The customer pays by bank debit: the bank has yet to confirm it, then confirms or declines. */
  payByBank: (redirectUrl: string, outcome: 'pending' | 'succeeded' | 'failed') => Promise<void>;
  /** The customer’s bank sends back what was refunded of a payment, and the provider says so. */
  sendBackRefunds: (paymentIntentId: string) => Promise<void>;
  /** Staff refund a part of a payment in the provider's dashboard; cents. */
  refundInDashboard: (paymentIntentId: string, cents: number) => Promise<void>;
  /** The customer's bank doubts a payment, and the provider says so. */
  dispute: (paymentIntentId: string) => Promise<void>;
  /** The bank decides a dispute. */
  decideDispute: (disputeId: string, status: 'won' | 'lost') => Promise<void>;
  /** The customer at the payment provider's portal, `Url`, with the only subscription they have. */
  atPortal: (url: string, action: PortalAction) => Promise<void>;
  /** The carrier sees a parcel and tells the shop; `status` in its words, such as `in_transit`. */
  scan: (trackingNumber: string, status: string) => Promise<void>;
  /** The header with which a provider signs an event of that body. */
  signatureOf: (provider: 'stripe' | 'easypost', body: string) => Record<string, string>;
  /** Somebody joins the chat community; answers their id there. */
  joinChat: (username: string) => Promise<string>;
  /** The headers with which the chat community signs an interaction of that body, at that time. */
  interactionHeaders: (body: string, at: Date) => Record<string, string>;
  receiver: () => Promise<WebhookReceiver>;
  /** Thirteen tries of a job of that kind have failed. */
  giveUpJob: (job: string) => Promise<GivenUpJob>;
  /** Calls that were answered with success, by operationId. */
  succeeded: ReadonlySet<string>;
  close: () => Promise<void>;
}

export type OpenShop = () => Promise<ConformingShop>;
