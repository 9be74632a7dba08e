import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedRequest {
  /** `GET /api/catalog/` */
  call: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Played {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** Responds like the shop and records the requests. Each call's last response is repeated. */
export async function mockReplies(replies: Record<string, Played[]>) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [address = ''] = (request.url ?? '').split('?');
      const call = `${request.method} ${address}`;
      const before = requests.filter((one) => one.call === call).length;
      requests.push({ call, headers: request.headers, body });
      const reply = replies[call]?.[before] ?? replies[call]?.at(-1);
      response.writeHead(reply ? (reply.status ?? 200) : 404, {
        'Content-Type': 'application/json',
        ...reply?.headers,
      });
      response.end(JSON.stringify(reply?.body ?? { Status: 'ERROR', Reason: `${call}?` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    close: () => server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
