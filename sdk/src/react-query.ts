import type {
  ClientPathsWithMethod,
  FetchOptions,
  MethodResponse,
  ParamsOption,
} from 'openapi-fetch';
import type { Calls } from './calls.ts';
import type { ShopClient } from './client.ts';
import { replyOf } from './errors.ts';
import type { PlainClient } from './plain-client.ts';

type Method = 'get' | 'put' | 'post' | 'delete';

type PathOf<M extends Method> = ClientPathsWithMethod<ShopClient, M>;

type Params<Path extends PathOf<'get'>> = ParamsOption<Calls[Path]['get']>;

type Variables<Options> = object extends Options ? Options | void : Options;

/** What react-query's `useQuery`, `queryOptions` and `fetchQuery` take. */
export interface ShopQuery<Path, Data> {
  /** The path as the contract writes it, and the parameters where there are any. */
  queryKey: readonly [path: Path, params?: unknown];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
}

/** What react-query's `useMutation` takes. */
export interface ShopMutation<Options, Data> {
  mutationKey: readonly [method: string, path: string];
  mutationFn: (options: Options) => Promise<Data>;
}

export interface ShopQueries {
  /** Reads; stops reading when nobody waits for it any more. */
  get<Path extends PathOf<'get'>>(
    path: Path,
    ...options: object extends Params<Path> ? [Params<Path>?] : [Params<Path>]
  ): ShopQuery<Path, MethodResponse<ShopClient, 'get', Path>>;
  /** Changes something; what the call needs is given to `mutate`. */
  mutation<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
  ): ShopMutation<Variables<FetchOptions<Calls[Path][M]>>, MethodResponse<ShopClient, M, Path>>;
}

/** The client's calls as react-query wants them; they fail with a ShopError. */
export function shopQueries(client: ShopClient): ShopQueries;
export function shopQueries(client: PlainClient): object {
  return {
    get(path: string, { params }: { params?: unknown } = {}) {
      return {
        queryKey: params === undefined ? [path] : [path, params],
        queryFn: ({ signal }: { signal?: AbortSignal }) =>
          replyOf(client.request('get', path, { params, signal })),
      };
    },
    mutation(method: string, path: string) {
      return {
        mutationKey: [method, path],
        mutationFn: (options?: object) => replyOf(client.request(method, path, options)),
      };
    },
  };
}
