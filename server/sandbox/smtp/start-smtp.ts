import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { failsBefore, type Fault } from '../faults.ts';
import type { SandboxOptions } from '../options.ts';
import type { World } from '../world.ts';
import { storeMessage } from './store-message.ts';

export interface Smtp {
  port: number;
  close: () => Promise<void>;
}

/** Starts a mail server that accepts every email for any recipient. */
export async function startSmtp(
  world: World,
  { host, smtpPort: port }: Pick<SandboxOptions, 'host' | 'smtpPort'>,
): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideSize: true,
    logger: false,
    // Short, so that a shop that is shutting down doesn't wait for us.
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      receive(world, stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  server.on('error', () => {
    // A client that disconnects in the middle is not our problem.
  });
  await new Promise<void>((done, failed) => {
    server.server.once('error', failed);
    server.listen(port, host, done);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function receive(
  world: World,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream);
  const fault = world.faults.take('smtp');
  await world.faults.wait(fault);
  if (fault && failsBefore(fault)) throw rejection(fault);
  // The library decodes Punycode, but the inbox keeps what was sent.
  const recipients = session.envelope.rcptTo.map(({ address }) => withAsciiDomain(address));
  await storeMessage(world, raw, recipients);
  if (fault?.afterEffect) throw rejection(fault);
}

function rejection({ status = 451 }: Fault): Error {
  // SMTP also has three-digit codes. A status that is not an error there becomes "try again later".
  const responseCode = status >= 400 ? status : 451;
  return Object.assign(new Error('Requested action aborted'), { responseCode });
}
