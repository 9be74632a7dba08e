import { isRefusal } from '../../gateways/stripe.ts';

/** What the provider answers; null where it does not know the object asked for. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}
