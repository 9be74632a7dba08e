import { replyOf } from '@spindle/sdk/errors';
import { asJson } from '@spindle/sdk/client';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import type { components } from '@spindle/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { useFormCall } from '../identity/use-form-call.ts';
import { addressBookQuery } from './address-book-query.ts';

type SavedAddress = components['schemas']['Address'] & { default?: boolean };

/**
 * Adds an address, or changes the one with that id.
 * @param fields the form fields that can show the shop's errors
 */
export function useSaveAddress(
  id: string | null,
  { fields = [], onKept }: { fields?: readonly string[]; onKept?: () => void } = {},
) {
  const client = useQueryClient();
  return useFormCall({
    call: (address: SavedAddress, once) => sendAddress(id, { default: false, ...address }, once),
    fields,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: addressBookQuery().queryKey });
      onKept?.();
    },
  });
}

function sendAddress(
  id: string | null,
  body: SavedAddress & { default: boolean },
  once: IntentHeader,
) {
  return replyOf(
    id === null
      ? shop.POST('/api/user/addresses', { body, params: { header: once }, ...asJson })
      : shop.PUT('/api/user/addresses/{id}', { params: { path: { id } }, body, ...asJson }),
  );
}
