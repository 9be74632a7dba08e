/** Nothing is known of what a provider was asked: it was silent, or has not been asked at all. */
export class ProviderAway extends Error {
  /** It has failed so often that it is not asked for now: asking again at once is no use. */
  readonly leftAlone: boolean;

  constructor(message: string, { leftAlone = false } = {}) {
    super(message);
    this.name = 'ProviderAway';
    this.leftAlone = leftAlone;
  }
}

/** As the payment provider's client calls them; its package is loaded only where it is used. */
const paymentAway = new Set<unknown>([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/** Whether a provider could not be asked, whatever was behind it. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  return error instanceof Error && 'type' in error && paymentAway.has(error.type);
}
