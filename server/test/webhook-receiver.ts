import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type VerifiedWebhook } from '@spindle/sdk/verify-webhook';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

type Answering = (response: ServerResponse) => void;

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Changes the response from now on. */
  answer: (how: Answering) => void;
  /** Returns the received webhooks. Each signature is verified. */
  read: (secret: string | string[], now?: Date) => Promise<VerifiedWebhook[]>;
  close: () => void;
}

const accept: Answering = (response) => void response.writeHead(204).end();

/** Starts an integrator's program that receives events. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answering = accept;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    answering(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/spindle`,
    received,
    answer: (how) => {
      answering = how;
    },
    read: (secret, now = new Date()) =>
      Promise.all(received.map((message) => verifyWebhook({ ...message, secret, now }))),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
