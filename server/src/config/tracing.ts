import { z } from 'zod';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type TracingVariables = z.infer<z.ZodObject<typeof tracingVariables>>;

/**
 * Returns where to send traces, based on OpenTelemetry's own variables. Returns null to send none.
 */
export function tracing(input: TracingVariables) {
  const endpoint = input.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === undefined ? null : { endpoint, share: input.OTEL_TRACES_SAMPLER_ARG };
}
