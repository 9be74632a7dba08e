/** What a span tells: never who somebody is, nor what anybody has typed. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  facts?: Facts;
}

/** A piece of work within a trace. */
export interface Span {
  /** As it travels, in a header or with a job: W3C's `traceparent`. */
  readonly traceparent: string;
  /** What starts while `work` goes on is part of it. */
  within<T>(work: () => T): T;
  rename(name: string): void;
  note(facts: Facts): void;
  fail(error: unknown): void;
  end(): void;
}

export interface Tracing {
  /** Begins a trace, or goes on with the one that `traceparent` names, where that is well-formed. */
  open(options: SpanOptions, traceparent?: unknown): Span;
  /** A part of the work under way; nothing where that is not traced. */
  part(options: SpanOptions): Span | undefined;
  /** Of the work under way. */
  traceId(): string | undefined;
}

let tracing: Tracing | undefined;

/** Until this is called, nothing is traced, at no cost. Answers how to end it. */
export function traceWith(given: Tracing): () => void {
  tracing = given;
  return () => {
    tracing = undefined;
  };
}

export const isTracing = () => tracing !== undefined;

export const openSpan = (options: SpanOptions, traceparent?: unknown): Span | undefined =>
  tracing?.open(options, traceparent);

export const partSpan = (options: SpanOptions): Span | undefined => tracing?.part(options);

/** By which what is logged is found again in a trace. */
export function traceIds(): { traceId?: string } {
  const traceId = tracing?.traceId();
  return traceId === undefined ? {} : { traceId };
}

/** Does `work` in that span, if any, which ends with it. */
export async function inSpan<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (span === undefined) return work();
  try {
    return await span.within(work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
