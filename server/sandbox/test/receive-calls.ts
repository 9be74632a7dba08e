import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Sandbox } from '../start.ts';

/**
 * Replaces the shop until the test ends.
 * @param take receives each call's body and returns a status
 */
export async function receiveCalls(
  sandbox: Pick<Sandbox, 'deliverTo'>,
  take: (payload: string, headers: IncomingHttpHeaders) => number,
): Promise<void> {
  const server = createServer(async (request, response) => {
    response.writeHead(take(await textOf(request), request.headers)).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  sandbox.deliverTo(`http://127.0.0.1:${port}`);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
