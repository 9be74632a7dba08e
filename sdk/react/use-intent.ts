import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { firstAttemptArrived } from '../domain/calls/idempotency-key.ts';
import { ShopError } from '../src/errors.ts';
import { newIntentKey, type IntentKey, type IntentHeader } from './intent-key.ts';
import { isAnswered } from './is-answered.ts';

type Attempt = <Data>(work: (once: IntentHeader) => Promise<Data>, name?: string) => Promise<Data>;

/**
 * Returns a function that makes a call for a user's intent. If there is no response, the next
 * attempt uses the same key, so that a retry creates nothing twice. Any response ends the intent.
 */
export function useAttempt(): Attempt {
  const keys = useRef(new Map<string, IntentKey>());
  return useCallback(async (work, name = '') => {
    const key = keys.current.get(name) ?? newIntentKey();
    keys.current.set(name, key);
    try {
      const data = await work({ 'Idempotency-Key': key });
      keys.current.delete(name);
      return data;
    } catch (error) {
      if (isAnswered(error)) keys.current.delete(name);
      throw explain(error);
    }
  }, []);
}

/**
 * Explains the error if the user changed the form after an attempt that the shop had received, but
 * whose response was lost.
 */
function explain(error: unknown): unknown {
  if (!(error instanceof ShopError) || error.code !== 'IDEMPOTENCY_KEY_USED') return error;
  return new ShopError(error.status, firstAttemptArrived, { body: error.body });
}

interface Options<Data, Variables, Context> extends Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  'mutationFn'
> {
  /** `once` is the header of a creating call: `params: { header: once }`. */
  mutationFn: (variables: Variables, once: IntentHeader) => Promise<Data>;
  /** Distinguishes intents, by action and record, if one hook serves several. */
  intentOf?: (variables: Variables) => string;
}

type Mutation<Data, Variables, Context> = UseMutationResult<Data, Error, Variables, Context>;

/**
 * Creates a mutation that runs once per user intent. A second click while the first is pending
 * belongs to the same intent, even before React has rendered.
 */
export function useIntent<Data, Variables = void, Context = unknown>({
  mutationFn,
  intentOf = onlyOne,
  ...options
}: Options<Data, Variables, Context>): Mutation<Data, Variables, Context> {
  const attempt = useAttempt();
  const nameOf = (variables: Variables | undefined) =>
    variables === undefined ? '' : intentOf(variables);
  return useGuarded(
    {
      ...options,
      mutationFn: (variables) => attempt((once) => mutationFn(variables, once), nameOf(variables)),
    },
    nameOf,
  );
}

const onlyOne = () => '';

/**
 * Wraps `useMutation` for calls that create nothing: it doesn't start a call that is already
 * pending.
 */
export function useAction<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): Mutation<Data, Variables, Context> {
  return useGuarded(options, textOf);
}

const textOf = (variables: unknown) => JSON.stringify(variables) ?? '';

interface StartedCall<Data> {
  answer: Promise<Data>;
  isSettled: boolean;
}

/** `isAwaited`: the caller waits for the response and may start the action again right after. */
type Guard<Data> = (name: string, start: () => Promise<Data>, isAwaited?: boolean) => Promise<Data>;

/**
 * Returns a function that starts each action once: until its result is shown, starting it again
 * under the same name joins it, even before React has rendered the first click.
 */
export function useGuard<Data>(): Guard<Data> {
  const [started] = useState(() => new Map<string, StartedCall<Data>>());
  const isVisible = useRef(false);
  const [, renderAgain] = useState(0);
  useEffect(() => forgetAnswered(started));
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
      forgetAnswered(started);
    };
  }, [started]);
  return useCallback<Guard<Data>>(
    (name, start, isAwaited = false) => {
      const present = started.get(name);
      if (present && !(isAwaited && present.isSettled)) return present.answer;
      const answer = start().finally(() => {
        next.isSettled = true;
        // The component now shows the result and other buttons, so an undo starts a new call.
        if (isVisible.current) renderAgain((times) => times + 1);
        else forgetAnswered(started);
      });
      const next = { answer, isSettled: false };
      started.set(name, next);
      return answer;
    },
    [started],
  );
}

function forgetAnswered(started: Map<string, { isSettled: boolean }>): void {
  for (const [name, { isSettled }] of started) if (isSettled) started.delete(name);
}

function useGuarded<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
  firstNameOf: (variables: Variables | undefined) => string,
): Mutation<Data, Variables, Context> {
  const guard = useGuard<Data>();
  const mutation = useMutation<Data, Error, Variables, Context>({
    // Without a network, a call fails immediately with a message instead of waiting silently.
    networkMode: 'always',
    ...options,
  });
  const { mutateAsync: start } = mutation;

  // Names never change, so that the mutation's function is the same at every render.
  const [nameOf] = useState(() => firstNameOf);

  const mutateAsync = useCallback<typeof start>(
    (...call) => guard(nameOf(call[0]), () => start(...call), true),
    [guard, start, nameOf],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => {
      // The error is in `error` and passed to `onError`.
      guard(nameOf(call[0]), () => start(...call)).catch(() => undefined);
    },
    [guard, start, nameOf],
  );
  return { ...mutation, mutate, mutateAsync };
}
