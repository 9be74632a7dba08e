import { useSyncExternalStore } from 'react';

interface ProofRequest {
  answer: (given: boolean) => void;
  answered: Promise<boolean>;
}

let open: ProofRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Asks whoever is there for a fresh code of their authenticator; false where they would rather not.
 * Calls that ask while the question is open wait for the same answer.
 */
export function askForProof(): Promise<boolean> {
  if (open === null) {
    let answer: ProofRequest['answer'] = () => undefined;
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    change({ answer, answered });
    return answered;
  }
  return open.answered;
}

export function answerProofRequest(given: boolean): void {
  open?.answer(given);
  change(null);
}

export function useProofRequested(): boolean {
  return useSyncExternalStore(subscribe, () => open !== null);
}

function change(next: ProofRequest | null): void {
  open = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
