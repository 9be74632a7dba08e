/** The outcome of a provider's call is unknown: it did not respond, or was not called at all. */
export class ProviderAway extends Error {
  /**
   * Whether the provider has failed so often that it is not called now. An immediate retry is
   * useless.
   */
  readonly leftAlone: boolean;

  constructor(message: string, { leftAlone = false } = {}) {
    super(message);
    this.name = 'ProviderAway';
    this.leftAlone = leftAlone;
  }
}

/** The names of the payment provider's client, whose package is only loaded where it is used. */
const paymentAway = new Set<unknown>([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/** Tells whether a provider could not be reached, whatever the cause. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  return error instanceof Error && 'type' in error && paymentAway.has(error.type);
}
