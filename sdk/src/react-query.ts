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

export interface ShopQueries<Paths extends CallsOf = Calls> {
  /** Reads; stops reading when nobody waits for it any more. */
  get<Path extends PathOf<Paths, 'get'>>(
    path: Path,
    ...options: object extends Params<Paths, Path> ? [Params<Paths, Path>?] : [Params<Paths, Path>]
  ): ShopQuery<Path, MethodResponse<Client<Paths>, 'get', Path>>;
  /** Changes something; what the call needs is given to `mutate`. */
  mutation<M extends Method, Path extends ClientPathsWithMethod<ShopClient, M>>(
    method: M,
    path: Path,
  ): ShopMutation<Variables<FetchOptions<Calls[Path][M]>>, MethodResponse<ShopClient, M, Path>>;
}

/**
 * The client's calls as react-query wants them; they fail with a ShopError. openapi-react-query
 * fails with the reply's body instead, takes a refusal without a body for an answer, and its hooks
 * for endless lists, which the shop has none of, add 1.1 kB to each first view.
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
