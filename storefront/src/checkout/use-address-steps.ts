import { addressNotAccepted } from '@spindle/sdk/domain/shipping/countries';
import { replyOf, ShopError, type FieldError } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { shop } from '../shop/api.ts';
import { useSession } from '../session/session.ts';
import { forgetStep, keepStep, readStep } from './saved-step.ts';
import { storedAddressQuery, type Address } from '../addresses/queries.ts';

/** An address somebody is asked to agree to. */
export interface Confirmation {
  at: 'confirm';
  address: Address;
  /** As it was entered; null of the one on record. */
  typed: Address | null;
  /** As the carrier writes it, where that is not how it was typed. */
  suggested: Address | null;
  asTyped: boolean;
  isNew: boolean;
  /** What the carrier says of it. */
  note: string | null;
}

export type AddressStep =
  | { at: 'checking' }
  | { at: 'unreachable'; message: string; retry: () => void }
  | { at: 'form'; typed: Address | null }
  | Confirmation;

/** The step somebody is at. One that would be lost by a reload is kept in this tab. */
function useKeptStep() {
  const who = useSession().user?.Email ?? null;
  const [chosen, setSelected] = useState<AddressStep | null>(null);
  const resumed = useMemo(() => (who === null ? null : readStep(who)), [who]);
  const step = chosen ?? resumed;

  useEffect(() => {
    if (who === null || step === null) return;
    if (step.at === 'confirm' && step.isNew) keepStep(who, step);
    else forgetStep();
  }, [who, step]);

  const change = (next: (now: AddressStep | null) => AddressStep | null) =>
    setSelected((now) => next(now ?? resumed));
  return [step, change] as const;
}

/** Walks from the stored address, or the form, to an address the customer agrees to. */
export function useAddressSteps() {
  const stored = useStoredAddress();
  const [chosen, setSelected] = useKeptStep();
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
      setSelected(() => ({ at: 'form', typed: step.at === 'confirm' ? step.typed : null }));
    },
    chooseWriting: (asTyped: boolean) => setSelected((now) => now && written(now, asTyped)),
    /** From now on the address is on record and need not be saved again. */
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
