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

/** An uploaded file, fully read. */
export interface MockFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The context of a mock shop's handler. */
export interface MockCall<Id extends OperationId> {
  /** The `operationId`. */
  readonly operation: string;
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** Returns a signed body, validated like any other. For operations that receive the raw body. */
  readonly readSigned: () => BodyOf<Id>;
  /** Uploaded files by field. `body` contains their names. */
  readonly files: Readonly<Record<string, MockFile>>;
  /** State that handlers can change freely. The changes are discarded if the handler throws. */
  readonly state: ShopState;
  /**
   * The caller of an operation that is open to everyone, with the permissions of this call. Null
   * for visitors.
   */
  readonly caller: (Person & Status & Rights) | null;
  /** The signed-in person's record in the state. Throws 401 if no one is signed in. */
  readonly user: Person;
  /** The session, which handlers can change. It is saved under the browser's cookie. */
  readonly session: Session;
  readonly now: Date;
  /** The shop's URL without a trailing slash. Provider pages return to it. */
  readonly origin: string;
  /** Returns whether a scenario is active for this call. */
  readonly plays: (name: ScenarioName) => boolean;
  readonly newId: () => string;
  /** Returns a request header, or null. */
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

/** A call whose operation is only known at run time. */
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

/** The context of the mock shop's rules, in a call or on a provider's page. */
export type Scene = Pick<AnyMockCall, 'state' | 'now' | 'newId'>;
