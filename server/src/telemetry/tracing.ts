/** Attributes of a span. Must never reveal who someone is or what someone typed. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  facts?: Facts;
}

/** A unit of work within a trace. */
export interface Span {
  /** The format in a header or with a job: W3C's `traceparent`. */
  readonly traceparent: string;
  /** Runs `work`, so that everything it starts is part of the span. */
  within<T>(work: () => T): T;
  rename(name: string): void;
  note(facts: Facts): void;
  fail(error: unknown): void;
  end(): void;
}

export interface Tracing {
  /** Starts a trace, or continues the one in `traceparent` if it is well-formed. */
  open(options: SpanOptions, traceparent?: unknown): Span;
  /** Starts a span within the current work. Returns undefined if the work is not traced. */
  part(options: SpanOptions): Span | undefined;
  /** Returns the id of the current trace. */
  traceId(): string | undefined;
}

let tracing: Tracing | undefined;

/**
 * Starts tracing. Before this call, nothing is traced, at no cost. Returns a function that stops
 * tracing.
 */
export function traceWith(input: Tracing): () => void {
  tracing = input;
  return () => {
    tracing = undefined;
  };
}

export const isTracing = () => tracing !== undefined;

export const openSpan = (options: SpanOptions, traceparent?: unknown): Span | undefined =>
  tracing?.open(options, traceparent);

export const partSpan = (options: SpanOptions): Span | undefined => tracing?.part(options);

/** Returns the ids that link log lines to a trace. */
export function traceIds(): { traceId?: string } {
  const traceId = tracing?.traceId();
  return traceId === undefined ? {} : { traceId };
}

/** Runs `work` in this span, if any, and ends the span afterward. */
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
