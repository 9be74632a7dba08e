import type { Status } from '../../contract/access.ts';
import type {
  BodyOf,
  OperationId,
  PathOf,
  QueryOf,
  ReplyBody,
} from '../../contract/operation-types.ts';
import type { Person, Session, ShopState } from '../state.ts';
import type { Rights } from './sessions.ts';
import type { ScenarioName } from './scenarios.ts';

/** An uploaded file, read whole. */
export interface MockFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a handler of the played shop knows about the call it answers. */
export interface MockCall<Id extends OperationId> {
  /** The `operationId`. */
  readonly operation: string;
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** What a signed body holds, checked as any other body is: for what takes it as it came. */
  readonly readSigned: () => BodyOf<Id>;
  /** By field; `body` has their names. */
  readonly files: Readonly<Record<string, MockFile>>;
  /** To be changed as the call wills it; forgotten again where the handler throws. */
  readonly state: ShopState;
  /** Whoever calls, where anybody may; null for visitors. With the rights of this call. */
  readonly caller: (Person & Status & Rights) | null;
  /** Whoever is signed in, as the state has them; a 401 where nobody is. */
  readonly user: Person;
  /** May be changed; kept under the browser's cookie. */
  readonly session: Session;
  readonly now: Date;
  /** Where the shop is, without a slash at its end: pages of providers come back to it. */
  readonly origin: string;
  /** Whether a scenario is on for this call. */
  readonly plays: (name: ScenarioName) => boolean;
  readonly newId: () => string;
  /** A header of the request; null where it has none of that name. */
  readonly header: (name: string) => string | null;
  readonly setHeaders: (headers: Record<string, string>) => void;
}

export type MockHandlers<Id extends OperationId = OperationId> = {
  [K in Id]: (call: MockCall<K>) => ReplyBody<K>;
};

export const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** A call whose operation is only known while running. */
export type AnyMockCall = Omit<
  MockCall<OperationId>,
  'params' | 'query' | 'body' | 'readSigned'
> & {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly readSigned: () => unknown;
};

export type AnyMockHandler = (call: AnyMockCall) => unknown;

/** What a rule of the played shop works on, be it in a call or at the page of a provider. */
export type Scene = Pick<AnyMockCall, 'state' | 'now' | 'newId'>;
