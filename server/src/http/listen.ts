import type { Server } from 'node:http';

/** Another program listens on the port. The shop itself is fine. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port with PORT=….`,
    );
  }
}

/**
 * Starts listening on a port.
 * @throws PortTaken
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, resolve);
  });
}
