import type {
  Client,
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

type CallsOf = { [Path in keyof Calls]: { [M in keyof Calls[Path]]: unknown } };

type PathOf<Paths extends CallsOf, M extends Method> = ClientPathsWithMethod<Client<Paths>, M> &
  keyof Calls;

type Params<Paths extends CallsOf, Path extends PathOf<Paths, 'get'>> = ParamsOption<
  Paths[Path]['get']
>;

type Variables<Options> = object extends Options ? Options | void : Options;

/** The options of react-query's `useQuery`, `queryOptions` and `fetchQuery`. */
export interface ShopQuery<Path, Data> {
  /** The path as in the contract, and the parameters if there are any. */
  queryKey: readonly [path: Path, params?: unknown];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
}

/** The options of react-query's `useMutation`. */
export interface ShopMutation<Options, Data> {
  mutationKey: readonly [method: string, path: string];
  mutationFn: (options: Options) => Promise<Data>;
}

export interface ShopQueries<Paths extends CallsOf = Calls> {
  /** Returns a query, which is aborted once nothing uses it. */
  get<Path extends PathOf<Paths, 'get'>>(
    path: Path,
    ...options: object extends Params<Paths, Path> ? [Params<Paths, Path>?] : [Params<Paths, Path>]
  ): ShopQuery<Path, MethodResponse<Client<Paths>, 'get', Path>>;
  /** Returns a mutation. `mutate` takes the call's options. */
  mutation<M extends Method, Path extends ClientPathsWithMethod<ShopClient, M>>(
    method: M,
    path: Path,
  ): ShopMutation<Variables<FetchOptions<Calls[Path][M]>>, MethodResponse<ShopClient, M, Path>>;
}

/**
 * Returns the client's calls for react-query. They fail with a ShopError. openapi-react-query fails
 * with the response's body instead, treats an error without a body as success, and adds 1.1 kB to
 * each first view for infinite lists, which the shop doesn't have.
 */
export function shopQueries<Paths extends CallsOf>(client: Client<Paths>): ShopQueries<Paths>;
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
