import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

/** The JSON format of OTLP over HTTP. Fields that are not used here are omitted. */
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) }),
      ),
    }),
  ),
});

export interface TraceReceiver {
  url: string;
  /** Returns the spans of one trace, each as `service: name`. */
  of(traceId: string): string[];
  /** Returns everything received so far, verbatim. */
  text(): string;
  close(): void;
}

/** Starts a trace collector. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: { traceId: string; name: string }[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    texts.push(body);
    for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(body)).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name');
      for (const { traceId, name } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ traceId, name: `${service?.value.stringValue}: ${name}` });
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    of: (traceId) => spans.filter((span) => span.traceId === traceId).map(({ name }) => name),
    text: () => texts.join('\n'),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
