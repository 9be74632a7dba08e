import { addressNotAccepted } from '@spindle/sdk/domain/shipping/countries';
import { replyOf, ShopError, type FieldError } from '@spindle/sdk/errors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../app/api.ts';
import { storedAddressQuery, type Address } from './queries.ts';

export type AddressStep =
  | { at: 'checking' }
  | { at: 'unreachable'; message: string; retry: () => void }
  | { at: 'form'; typed: Address | null }
  | { at: 'confirm'; address: Address; typed: Address | null; isNew: boolean };

/** Walks from the stored address, or the form, to an address the customer agrees to. */
export function useAddressSteps() {
  const stored = useStoredAddress();
  const [chosen, setChosen] = useState<AddressStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = useMutation({
    networkMode: 'always',
    mutationFn: (address: Address) => replyOf(shop.POST('/api/cart/address', { body: address })),
  });

  async function submit(typed: Address): Promise<FieldError[]> {
    setProblem(null);
    try {
      const { Status, Response, Errors = [] } = await check.mutateAsync(typed);
      if (Status === 'ERROR') setProblem(addressNotAccepted);
      else setChosen({ at: 'confirm', address: Response ?? typed, typed, isNew: true });
      return Errors;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setProblem(error.status === 400 ? addressNotAccepted : error.message);
      return error.errors;
    }
  }

  const step = chosen ?? firstStep(stored);
  return {
    step,
    moved: chosen !== null,
    problem,
    setProblem,
    checking: check.isPending,
    submit,
    /** The address shown is not the one: another has to be entered, and counts as new. */
    deny: () => {
      setProblem(null);
      setChosen({ at: 'form', typed: step.at === 'confirm' ? step.typed : null });
    },
    /** From now on the address is on record and need not be saved again. */
    markSaved: () => setChosen((now) => (now?.at === 'confirm' ? { ...now, isNew: false } : now)),
  };
}

function firstStep(stored: ReturnType<typeof useStoredAddress>): AddressStep {
  if (stored.isFetching || stored.isPending) return { at: 'checking' };
  if (stored.isError) {
    return {
      at: 'unreachable',
      message: stored.error.message,
      retry: () => void stored.refetch(),
    };
  }
  const { Status, Response } = stored.data;
  return Status === 'RETRIEVED' && Response
    ? { at: 'confirm', address: Response, typed: null, isNew: false }
    : { at: 'form', typed: null };
}

function useStoredAddress() {
  return useQuery(storedAddressQuery());
}
