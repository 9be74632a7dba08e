import { isOfProvider, isRefusal } from '../../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';

/**
 * Why the provider does not do what it was asked, and what to do about it.
 * @throws Failure 503 where it has not answered, or failed by itself: the same may work in a moment
 */
export function refusalOf(error: unknown): string {
  if (isRefusal(error)) {
    return `The payment provider refused: ${sentence(error.message)} Correct the item and publish again.`;
  }
  if (!isOfProvider(error)) throw error;
  if (error.statusCode === 401 || error.statusCode === 403) {
    return 'The payment provider does not accept the key of the shop. Ask whoever runs the shop to check it.';
  }
  throw unavailable('The payment provider does not answer. Please try again in a moment.', error);
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
