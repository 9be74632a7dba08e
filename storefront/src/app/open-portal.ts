import { replyOf } from '@spindle/sdk/errors';
import { shop } from './api.ts';

/**
 * Goes to the person's own portal, or opens the configured one where the provider does not know
 * them yet. Answers what went wrong, null if nothing did.
 */
export async function openPortal(fallback: string | null): Promise<string | null> {
  try {
    const portal = await replyOf(shop.GET('/api/user/customerPortal'));
    if (portal.Status === 'SUCCESS' && portal.Url) window.location.assign(portal.Url);
    else if (portal.Status === 'NO ID' && fallback) window.open(fallback, '_blank', 'noopener');
    else return portal.Reason;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
