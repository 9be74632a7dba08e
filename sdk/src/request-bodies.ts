import type { Calls } from './calls.ts';

/** The body of each call, by path and method: `RequestBodies['/api/order/cancel']['post']`. */
export type RequestBodies = {
  [Path in keyof Calls]: { [Method in keyof Calls[Path]]: BodyOf<Calls[Path][Method]> };
};

type BodyOf<Call> = Call extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;
