import { createServer } from 'node:net';
import type { Config } from '../../src/config.ts';

/** Reports which port is in use and how to choose another, before anything starts. */
export async function requireFreePorts(config: Config): Promise<void> {
  const ports = [
    { name: 'PORT', port: config.port, host: config.host },
    ...(config.sandbox.needed
      ? [
          { name: 'SANDBOX_PORT', port: config.sandbox.port, host: '127.0.0.1' },
          { name: 'SANDBOX_SMTP_PORT', port: config.sandbox.smtpPort, host: '127.0.0.1' },
        ]
      : []),
  ];
  for (const { name, port, host } of ports) {
    if (await isFree(port, host)) continue;
    throw new Error(
      `port ${port} is taken. Is the shop running already? ` +
        `Stop the other process, or use another port: ${name}=${port + 1} npm start`,
    );
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
