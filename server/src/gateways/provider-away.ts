/**
 * The outcome of a provider call is unknown: the provider did not respond or was not called at all.
 */
export class ProviderAway extends Error {
  /**
   * True if the provider has failed so often that it is not called now, so an immediate retry is
   * useless.
   */
  readonly leftAlone: boolean;

  constructor(message: string, { leftAlone = false } = {}) {
    super(message);
    this.name = 'ProviderAway';
    this.leftAlone = leftAlone;
  }
}

/**
 * Error class names of the payment provider's client. Its package is loaded only where it is used.
 */
const paymentAway = new Set<unknown>([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/** Returns true if a provider could not be reached, whatever the cause. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  return error instanceof Error && 'type' in error && paymentAway.has(error.type);
}
