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
  /** Share of traces that are exported, the same in every process. */
  share: number;
  service: string;
}

/** Timeout for an export, and how long the process waits for the last export. */
const EXPORT_MS = 5_000;
const LAST_MS = 1_000;
const EVERY_MS = 2_000;

/**
 * Exports this process's spans to a collector (OTLP over HTTP). Returns a function that stops
 * exporting.
 */
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
    // a trace that an outside caller asks for is sampled like any other
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
