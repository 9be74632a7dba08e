/**
 * The outcome of a provider call is unknown: the provider did not respond or was not called at all.
 */
export class ProviderUnavailable extends Error {
  /**
   * True if the provider has failed so often that it is not called now, so an immediate retry is
   * useless.
   */
  readonly paused: boolean;

  constructor(message: string, { paused = false } = {}) {
    super(message);
    this.name = 'ProviderUnavailable';
    this.paused = paused;
  }
}

/**
 * Error class names of the payment provider's client. Its package is loaded only where it is used.
 */
const unavailableErrors = new Set<unknown>([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/** Returns true if a provider could not be reached, whatever the cause. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return true;
  return error instanceof Error && 'type' in error && unavailableErrors.has(error.type);
}
