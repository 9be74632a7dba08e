import type { Calls } from './calls.ts';

/** What each call with a body takes, by path and method: `RequestBodies['/api/order/cancel']['post']`. */
export type RequestBodies = {
  [Path in keyof Calls]: { [Method in keyof Calls[Path]]: BodyOf<Calls[Path][Method]> };
};

type BodyOf<Call> = Call extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;
