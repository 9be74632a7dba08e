import { useAction, useAttempt, useGuard } from '@spindle/sdk/react/use-intent';
import {
  useCreate as useRaCreate,
  useDataProvider,
  useDelete as useRaDelete,
  useUpdate as useRaUpdate,
  type Identifier,
} from 'react-admin';
import { useRef } from 'react';
import type { Answer, ShopProvider } from './data-provider.ts';
import type { Writes } from './writes.ts';
import type { Meta } from './writes/write.ts';

/*
 * react-admin's hooks for writes, always pessimistic and typed by what the data provider writes.
 * Each intent is written once: `meta` carries the intent's key, a lost response keeps the key, and
 * a second click joins the first.
 */

type Written<R, Verb> = R extends keyof Writes
  ? Verb extends keyof Writes[R]
    ? Writes[R][Verb]
    : never
  : never;

type With<Verb extends string> = {
  [R in keyof Writes]: Verb extends keyof Writes[R] ? R : never;
}[keyof Writes];

type WriteInput<Write> = Write extends (params: infer Params) => unknown
  ? Omit<Params, 'meta'> & { meta?: Omit<Meta, 'once'> }
  : never;

type WriteResult<Write> = Write extends (...input: never) => Promise<infer Result> ? Result : never;

interface Callbacks<Result, Params> {
  onSuccess?: (saved: Result, params: Params) => unknown;
  onError?: (error: Error, params: Params) => unknown;
  onSettled?: (saved: Result | undefined, error: Error | null, params: Params) => unknown;
}

interface Options<Write> extends Callbacks<WriteResult<Write>, WriteInput<Write>> {
  onMutate?: (params: WriteInput<Write>) => unknown;
  scope?: { id: string };
  /** Identifies the intent if one hook serves several. Defaults to the record's id. */
  intentOf?: (params: WriteInput<Write>) => string;
}

interface Start<Write> {
  (
    params: WriteInput<Write>,
    options: Callbacks<WriteResult<Write>, WriteInput<Write>> & { returnPromise: true },
  ): Promise<WriteResult<Write>>;
  (params: WriteInput<Write>, options?: Callbacks<WriteResult<Write>, WriteInput<Write>>): void;
}

interface State<Write> {
  data: WriteResult<Write> | undefined;
  error: Error | null;
  isPending: boolean;
  isSuccess: boolean;
  variables: WriteInput<Write> | undefined;
  reset: () => void;
}

type Hook<Write> = [Start<Write>, State<Write>];

/** Parameters and results of react-admin's hooks for any resource. */
interface AnyParams {
  id?: Identifier;
  data?: object;
  meta?: object;
}

interface AnyOptions extends Callbacks<Answer, Answer> {
  onMutate?: (params: Answer) => unknown;
  scope?: { id: string };
  intentOf?: (params: Answer) => string;
}

type AnyStart = (params: AnyParams) => Promise<Answer>;

// Without a network connection, a call fails immediately with a message instead of waiting.
const online = { networkMode: 'always' } as const;
/** The form shows the result. */
const silent = { onSuccess: () => undefined, onError: () => undefined };
const pessimistic = { ...online, mutationMode: 'pessimistic', returnPromise: true } as const;

export function useCreate<R extends With<'create'>>(
  resource: R,
  options?: Options<Written<R, 'create'>>,
): Hook<Written<R, 'create'>>;
export function useCreate(resource: string, input: AnyOptions = {}): unknown {
  const { attempt, startBy, options } = useOnce(input);
  const { create: mutationFn } = useRecordWrites(resource, attempt);
  const [create, state] = useRaCreate(resource, undefined, {
    ...pessimistic,
    ...options,
    mutationFn,
  });
  return [startBy((params) => create(resource, params)), state];
}

export function useUpdate<R extends With<'update'>>(
  resource: R,
  options?: Options<Written<R, 'update'>>,
): Hook<Written<R, 'update'>>;
export function useUpdate(resource: string, input: AnyOptions = {}): unknown {
  const { attempt, startBy, options } = useOnce(input);
  const { update: mutationFn } = useRecordWrites(resource, attempt);
  const [update, state] = useRaUpdate(resource, undefined, {
    ...pessimistic,
    ...options,
    mutationFn,
  });
  return [startBy((params) => update(resource, params)), state];
}

export function useDelete<R extends With<'delete'>>(
  resource: R,
  options?: Options<Written<R, 'delete'>>,
): Hook<Written<R, 'delete'>>;
export function useDelete(resource: string, input: AnyOptions = {}): unknown {
  const provider = useDataProvider<ShopProvider>();
  const { attempt, startBy, options } = useOnce(input);
  const [remove, state] = useRaDelete(resource, undefined, {
    ...pessimistic,
    ...options,
    mutationFn: (params) =>
      attempt(params, async (meta) => {
        const { data } = await provider.delete(resource, { id: params.id ?? '', meta });
        return data;
      }),
  });
  return [startBy((params) => remove(resource, params)), state];
}

/** Performs an action on a resource other than create, update or delete. */
export function useAct<R extends keyof Writes, Verb extends keyof Writes[R] & string>(
  resource: R,
  verb: Verb,
  options?: Options<Writes[R][Verb]>,
): Hook<Writes[R][Verb]>;
export function useAct(resource: string, verb: string, input: AnyOptions = {}): unknown {
  const provider = useDataProvider<ShopProvider>();
  const { attempt, startBy, options } = useOnce(input);
  const { mutateAsync, ...state } = useAction<Answer, AnyParams>({
    mutationKey: [resource, verb],
    ...options,
    mutationFn: (params) =>
      attempt(params, (meta) => provider.act(resource, verb, { ...params, meta })),
  });
  return [startBy((params) => mutateAsync(params)), state];
}

type Once = ReturnType<typeof useOnce>['attempt'];

/** Returns the functions that react-admin's hooks use to create and update records. */
function useRecordWrites(resource: string, attempt: Once) {
  const provider = useDataProvider<ShopProvider>();
  return {
    create: (params: AnyParams) =>
      attempt(params, async (meta) => {
        const { data } = await provider.create(resource, { data: params.data ?? {}, meta });
        return data;
      }),
    update: (params: AnyParams & { previousData?: Answer }) =>
      attempt(params, async (meta) => {
        const { id = '', data = {}, previousData } = params;
        const saved = await provider.update(resource, { id, data, previousData, meta });
        return saved.data;
      }),
  };
}

/** The resources that forms save. */
export type FormResource = With<'create'> | With<'update'>;

type FormWrite<R extends FormResource> = Written<R, R extends With<'create'> ? 'create' : 'update'>;

/** Resolves with the stored record, or rejects with the shop's error. */
export type Save<R extends FormResource> = (
  data: FormWrite<R> extends (params: infer Params extends { data: unknown }) => unknown
    ? Params['data']
    : never,
  meta?: Omit<Meta, 'once'>,
) => Promise<WriteResult<FormWrite<R>>>;

/**
 * Returns the options for `CreateBase` and `EditBase`, and `start`, which returns the result that
 * their `save` doesn't.
 */
export function useFormWrites(resource: FormResource) {
  const { attempt } = useOnce({});
  const latest = useRef<Promise<Answer>>(undefined);
  const writes = useRecordWrites(resource, (params, write) => {
    latest.current = attempt(params, write);
    return latest.current;
  });
  return {
    create: { ...online, ...silent, mutationFn: writes.create },
    update: { ...online, ...silent, mutationFn: writes.update },
    /**
     * Resolves with the saved record or rejects with the error, both of which react-admin's `save`
     * hides.
     */
    async start(save: unknown): Promise<Answer> {
      await save;
      return latest.current;
    },
  };
}

/** Holds the key of each intent, and keeps an intent from starting twice. */
function useOnce({ intentOf, ...options }: AnyOptions) {
  const attemptOnce = useAttempt();
  const guard = useGuard<Answer>();
  const nameOf = (params: AnyParams) => (intentOf ? intentOf(params) : String(params.id ?? ''));
  return {
    options,
    attempt: (params: AnyParams, write: (meta: object) => Promise<Answer>) =>
      attemptOnce((once) => write({ ...params.meta, once }), nameOf(params)),
    startBy:
      (start: AnyStart) =>
      (params: AnyParams, call: Callbacks<Answer, Answer> & { returnPromise?: boolean } = {}) => {
        const { returnPromise = false } = call;
        const begin = () => calledBack(start(params), params, call);
        const answer = guard(nameOf(params), begin, returnPromise);
        if (returnPromise) return answer;
        // Callers get the error through `error` and `onError`.
        answer.catch(() => undefined);
        return undefined;
      },
  };
}

/** Runs a call's callbacks even after the calling screen is gone. */
async function calledBack(
  answer: Promise<Answer>,
  params: AnyParams,
  { onSuccess, onError, onSettled }: Callbacks<Answer, Answer>,
): Promise<Answer> {
  try {
    const saved = await answer;
    onSuccess?.(saved, params);
    onSettled?.(saved, null, params);
    return saved;
  } catch (error) {
    if (error instanceof Error) {
      onError?.(error, params);
      onSettled?.(undefined, error, params);
    }
    throw error;
  }
}
