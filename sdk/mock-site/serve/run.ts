import { administrator, firstCustomer, picker } from '../../demo/people.ts';
import { startMockServer } from './start-mock-server.ts';

const port = Number(process.env['PORT'] ?? 3100);
const { url } = await startMockServer(port);

const accounts = [firstCustomer, picker, administrator]
  .map(({ email, password }) => `  ${email.padEnd(32)} ${password}`)
  .join('\n');
process.stdout.write(`
The shop, running in your browser:

  Store front  ${url}/
  Back-office  ${url}/ui/admin

Sign in as a customer, a picker or an administrator:

${accounts}

The bar at the top of each page shows authenticator codes and sent emails, signs you in,
and simulates failures. Your browser stores the shop; "Start over" resets it.

`);
