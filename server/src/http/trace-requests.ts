import type { RequestListener } from 'node:http';
import { isTracing, openSpan } from '../telemetry/tracing.ts';
import { operationOf } from './access-log.ts';
import { CLIENT_CLOSED_REQUEST } from './client-disconnected.ts';

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Makes each request a span, in the caller's trace if there is one. Returns `answer` itself if
 * tracing is off.
 */
export function traceRequests(answer: RequestListener): RequestListener {
  if (!isTracing()) return answer;
  return (req, res) => {
    const { method = 'GET', url = '', headers } = req;
    if (probes.has(url)) return answer(req, res);
    const facts = { 'http.request.method': method };
    const span = openSpan({ name: method, kind: 'server', facts }, headers['traceparent']);
    if (span === undefined) return answer(req, res);
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : CLIENT_CLOSED_REQUEST;
      const operation = operationOf(res);
      if (operation !== undefined) span.rename(operation);
      span.note({
        'http.response.status_code': status,
        'shop.request_id': String(res.getHeader('X-Request-Id') ?? ''),
      });
      if (status >= 500) span.fail(new Error(String(status)));
      span.end();
    });
    span.within(() => answer(req, res));
  };
}
