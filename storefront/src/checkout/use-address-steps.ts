import { addressNotAccepted } from '@spindle/sdk/domain/shipping/countries';
import { replyOf, ShopError, type FieldError } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { shop } from '../shop/api.ts';
import { useSession } from '../session/session.ts';
import { clearSavedStep, saveStep, readStep } from './saved-step.ts';
import { storedAddressQuery, type Address } from '../addresses/queries.ts';

/** An address that the customer is asked to confirm. */
export interface Confirmation {
  at: 'confirm';
  address: Address;
  /** The address as entered, or null for the stored one. */
  typed: Address | null;
  /** The address as the carrier writes it, if that differs. */
  suggested: Address | null;
  asTyped: boolean;
  isNew: boolean;
  /** The carrier's remark about it. */
  note: string | null;
}

export type AddressStep =
  | { at: 'checking' }
  | { at: 'unreachable'; message: string; retry: () => void }
  | { at: 'form'; typed: Address | null }
  | Confirmation;

/** Holds the current step. A step that a reload would lose is stored for this tab. */
function useSavedStep() {
  const who = useSession().user?.Email ?? null;
  const [selected, setSelected] = useState<AddressStep | null>(null);
  const resumed = useMemo(() => (who === null ? null : readStep(who)), [who]);
  const step = selected ?? resumed;

  useEffect(() => {
    if (who === null || step === null) return;
    if (step.at === 'confirm' && step.isNew) saveStep(who, step);
    else clearSavedStep();
  }, [who, step]);

  const change = (next: (now: AddressStep | null) => AddressStep | null) =>
    setSelected((now) => next(now ?? resumed));
  return [step, change] as const;
}

/** Leads from the stored address, or the form, to an address that the customer confirms. */
export function useAddressSteps() {
  const stored = useStoredAddress();
  const [selected, setSelected] = useSavedStep();
  const [problem, setProblem] = useState<string | null>(null);
  const check = useAction({
    networkMode: 'always',
    mutationFn: (address: Address) => replyOf(shop.POST('/api/cart/address', { body: address })),
  });

  async function submit(typed: Address): Promise<FieldError[]> {
    setProblem(null);
    try {
      const { Status, Reason, Response, Errors = [] } = await check.mutateAsync(typed);
      if (Status === 'ERROR') setProblem(addressNotAccepted);
      else {
        setSelected(() => ({
          at: 'confirm',
          address: Response ?? typed,
          typed,
          suggested: Status === 'MODIFIED' ? Response : null,
          asTyped: false,
          isNew: true,
          note: Reason,
        }));
      }
      return Errors;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setProblem(error.status === 400 ? addressNotAccepted : error.message);
      return error.errors;
    }
  }

  const step = selected ?? firstStep(stored);
  return {
    step,
    moved: selected !== null,
    problem,
    setProblem,
    checking: check.isPending,
    submit,
    /** Rejects the address shown. The customer then enters another, which counts as new. */
    deny: () => {
      setProblem(null);
      setSelected(() => ({ at: 'form', typed: step.at === 'confirm' ? step.typed : null }));
    },
    chooseWriting: (asTyped: boolean) => setSelected((now) => now && written(now, asTyped)),
    /** Marks the address as stored, so that it isn't saved again. */
    markSaved: () =>
      setSelected((now) =>
        now?.at === 'confirm' ? { ...now, isNew: false, suggested: null, note: null } : now,
      ),
  };
}

function written(step: AddressStep, asTyped: boolean): AddressStep {
  if (step.at !== 'confirm') return step;
  const address = asTyped ? step.typed : step.suggested;
  return address === null ? step : { ...step, address, asTyped };
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
  if (Status !== 'RETRIEVED' || !Response) return { at: 'form', typed: null };
  const known = { typed: null, suggested: null, asTyped: false, isNew: false, note: null };
  return { at: 'confirm', address: Response, ...known };
}

function useStoredAddress() {
  return useQuery(storedAddressQuery());
}
