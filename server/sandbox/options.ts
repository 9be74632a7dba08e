export interface SandboxOptions {
  /** The address it listens on, and a name that its callers may use for it. */
  host: string;
  /** HTTP port, 0 for any free one. */
  port: number;
  /** SMTP port, 0 for any free one. */
  smtpPort: number;
  /** File of the SQLite database, `:memory:` for one that ends with the process. */
  database: string;
  /** Where the shop is; webhooks go below it. Without it events are recorded but not delivered. */
  publicUrl?: string;
  /** How browsers reach the sandbox, where that is not `http://<host>:<port>`. */
  sandboxUrl?: string;
  stripeWebhookSecret: string;
  easypostWebhookSecret: string;
  /** Seed of the Ed25519 key that signs interactions, in hex. */
  discordSigningSeed: string;
  /** Waits before each further delivery of a refused webhook, in milliseconds. */
  retryWaitsMs?: readonly number[];
}
