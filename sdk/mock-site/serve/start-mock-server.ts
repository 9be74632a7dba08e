import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerAddressesOfFiles } from './file-routes.ts';
import { startFrontEnds } from './front-ends.ts';
import { readStateVersion } from './state-version.ts';
import { answerPages } from './page-routes.ts';
import { inTurn, type Route } from './route.ts';

export interface MockServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts both front ends on one origin. Their calls are handled in the browser. */
export async function startMockServer(port: number, start = startFrontEnds): Promise<MockServer> {
  let routes: Route[] = [];
  const server = createServer((request, response) => {
    inTurn(routes, request, response).catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${text}\n`);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    });
  });
  const frontEnds = await start(server);
  routes = [
    answerAddressesOfFiles,
    frontEnds.files,
    answerPages(frontEnds, await readStateVersion()),
  ];
  // The mock shop in a browser needs a secure context, so it wouldn't work from other machines.
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    async close() {
      await frontEnds.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
