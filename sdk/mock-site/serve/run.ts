import { administrator, firstCustomer, picker } from '../../demo/people.ts';
import { startMockServer } from './start-mock-server.ts';

const port = Number(process.env['PORT'] ?? 3100);
const { url } = await startMockServer(port);

const accounts = [firstCustomer, picker, administrator]
  .map(({ email, password }) => `  ${email.padEnd(32)} ${password}`)
  .join('\n');
process.stdout.write(`
The shop, played in your browser:

  Store front  ${url}/
  Back-office  ${url}/ui/admin

Sign in as a customer, a picker or an administrator:

${accounts}

The bar at the top of each page shows their authenticator codes and the mails the shop has sent,
signs you in at once, and lets things go wrong. Your browser keeps the shop; "Start over" forgets it.

`);
