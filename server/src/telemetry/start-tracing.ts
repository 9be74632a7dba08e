import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceByOpenTelemetry } from './opentelemetry.ts';
import { traceWith } from './tracing.ts';

interface Where {
  endpoint: string;
  /** Of all traces so many are told, the same in every process. */
  share: number;
  service: string;
}

/** How long one message to the collector may take, and how long the process waits to be rid of the last. */
const EXPORT_MS = 5_000;
const LAST_MS = 1_000;
const EVERY_MS = 2_000;

/** Tells a collector (OTLP over HTTP) of this process's work; answers how to end it. */
export function startTracing(
  { endpoint, share, service }: Where,
  warn: (error: unknown) => void,
): () => Promise<void> {
  setGlobalErrorHandler(warn);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'spindle',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    // what somebody outside wants to be told of is no more of our work than anything else
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        exportTimeoutMillis: EXPORT_MS,
        scheduledDelayMillis: EVERY_MS,
      }),
    ],
  });
  const end = traceWith(traceByOpenTelemetry(provider.getTracer('spindle')));
  return async () => {
    end();
    await Promise.race([provider.shutdown().catch(warn), setTimeout(LAST_MS)]);
  };
}
