export interface SandboxOptions {
  /** The address to listen on, and a hostname that callers may use. */
  host: string;
  /** HTTP port. 0 picks a free one. */
  port: number;
  /** SMTP port. 0 picks a free one. */
  smtpPort: number;
  /** File of the SQLite database. `:memory:` keeps nothing after the process ends. */
  database: string;
  /**
   * The shop's URL, under which webhooks are delivered. Without it, events are recorded but not
   * delivered.
   */
  publicUrl?: string;
  /** The sandbox's URL for browsers, if it isn't `http://<host>:<port>`. */
  sandboxUrl?: string;
  stripeWebhookSecret: string;
  easypostWebhookSecret: string;
  /** Seed of the Ed25519 key that signs interactions, in hex. */
  discordSigningSeed: string;
  /** Delays before each retry of a rejected webhook, in milliseconds. */
  retryWaitsMs?: readonly number[];
}
