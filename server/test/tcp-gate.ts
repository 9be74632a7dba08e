import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpGate {
  /** Returns the same URL, routed through the gate. */
  through(url: string): string;
  /** Breaks every connection and rejects new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

interface Altered {
  /** Changes what the server sends before the program receives it, byte for byte. */
  alter?: (text: string) => string;
}

/** Puts a proxy between a program and a TCP server. The proxy can be shut. */
export async function tcpGate(target: string, { alter }: Altered = {}): Promise<TcpGate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let gatePort = 0;

  function join(near: Socket): void {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (alter === undefined || one === near) one.pipe(other);
      else one.on('data', (bytes) => other.write(alter(bytes.toString('latin1')), 'latin1'));
    }
  }

  async function open(): Promise<void> {
    const fresh = createServer(join);
    await new Promise<void>((resolve, reject) => {
      fresh.once('error', reject);
      fresh.listen(gatePort, '127.0.0.1', resolve);
    });
    const address = fresh.address();
    if (typeof address === 'object' && address !== null) gatePort = address.port;
    server = fresh;
  }

  await open();
  return {
    open,
    through(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${gatePort}`;
      return changed.href;
    },
    async shut() {
      const closing = server;
      if (closing === undefined) return;
      server = undefined;
      const closed = new Promise((resolve) => closing.close(resolve));
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
  };
}
