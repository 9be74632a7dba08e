import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  canRegisterQuery,
  registrationQuery,
  setRegistration,
  type Registration,
} from './queries.ts';

export type RegistrationStep =
  | { at: 'asking' }
  | { at: 'closed' }
  | { at: 'details' }
  | { at: 'unreachable'; message: string; retry: () => void }
  | { at: 'authenticator'; email: string; otp: string }
  | { at: 'mailed-code'; email: string; resendAt: number }
  | { at: 'verified'; codes: readonly string[] };

/** Returns the current step of this browser's registration, and functions to continue. */
export function useRegistration() {
  const client = useQueryClient();
  const open = useQuery(canRegisterQuery());
  const attempt = useQuery(registrationQuery());
  const [restarted, setRestarted] = useState(isRestarted);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [moved, setMoved] = useState(false);

  function restart(again: boolean) {
    rememberRestart(again);
    setRestarted(again);
    setMoved(true);
  }

  return {
    step: step(),
    /** True if the step has changed during this visit. */
    moved,
    onContinue: (registration: Registration) => {
      setRegistration(client, registration);
      restart(false);
    },
    startAgain: () => restart(true),
    finish: (made: readonly string[]) => {
      setCodes(made);
      setMoved(true);
    },
    /** Reloads after a rejection, which may have ended the registration. */
    askAgain: () => void attempt.refetch(),
  };

  function step(): RegistrationStep {
    if (codes) return { at: 'verified', codes };
    if (open.data?.REGISTRATION === false) return { at: 'closed' };
    if (open.data && attempt.data) {
      return restarted ? { at: 'details' } : stepOf(attempt.data, attempt.dataUpdatedAt);
    }
    const error = open.error ?? attempt.error;
    if (!error || open.isFetching || attempt.isFetching) return { at: 'asking' };
    return {
      at: 'unreachable',
      message: error.message,
      retry: () => void Promise.all([open.refetch(), attempt.refetch()]),
    };
  }
}

function stepOf(
  { Step, Email, OTP, ResendSeconds }: Registration,
  receivedAt: number,
): RegistrationStep {
  if (Step === 2 && Email !== null && OTP !== null) {
    return { at: 'authenticator', email: Email, otp: OTP };
  }
  if (Step === 3 && Email !== null) {
    return { at: 'mailed-code', email: Email, resendAt: receivedAt + ResendSeconds * 1000 };
  }
  return { at: 'details' };
}

const KEY = 'registration-restart';

/** Returns whether this tab has abandoned its registration. True until a new one starts. */
function isRestarted(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

function rememberRestart(restarted: boolean): void {
  if (restarted) sessionStorage.setItem(KEY, 'yes');
  else sessionStorage.removeItem(KEY);
}
