import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

const propagator = new W3CTraceContextPropagator();

/** Creates OpenTelemetry spans manually for our requests, statements, calls and jobs. */
export function traceByOpenTelemetry(tracer: Tracer): Tracing {
  const present = new AsyncLocalStorage<Context>();

  function start({ name, kind, facts = {} }: SpanOptions, parent: Context): Span {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent);
    const context = trace.setSpan(parent, span);
    return {
      get traceparent() {
        return traceparentOf(context);
      },
      within: (work) => present.run(context, work),
      rename: (input) => void span.updateName(input),
      note: (input) => void span.setAttributes({ ...input }),
      fail(error) {
        span.setAttribute('error.type', typeOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
  }

  return {
    open: (options, traceparent) => start(options, contextOf(traceparent)),
    part(options) {
      const parent = present.getStore();
      return parent && start(options, parent);
    },
    traceId() {
      const parent = present.getStore();
      return parent && trace.getSpanContext(parent)?.traceId;
    },
  };
}

function contextOf(traceparent: unknown): Context {
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

function traceparentOf(context: Context): string {
  const carrier: Record<string, string> = {};
  propagator.inject(context, carrier, defaultTextMapSetter);
  return carrier['traceparent'] ?? '';
}

/** Returns the type of error, without its message, which may name someone. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'other';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
