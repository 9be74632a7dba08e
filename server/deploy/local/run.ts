import { startDeployment } from './start-deployment.ts';

// `npm run deployment`: runs the shop as it is deployed, until it is stopped.
const { BACKUP_DIR: backupDir } = process.env;
console.log('Building the image and starting its processes. This takes several minutes.');
const deployment = await startDeployment({ backupDir });
const { url, sandboxUrl, settings, ownerUrl } = deployment;
console.log(`Shop: ${url}. Sandbox for its providers: ${sandboxUrl}.`);
console.log('For npm run admin:create, backup, audit:verify and jobs, in another terminal:');
const { DATABASE_URL = '' } = settings;
for (const [name, value] of Object.entries({
  DATABASE_URL,
  DATABASE_MIGRATION_URL: ownerUrl,
  PUBLIC_URL: url,
  BACKUP_DIR: backupDir,
})) {
  if (value !== undefined) console.log(`  export ${name}='${value}'`);
}
notifyProcesses();
console.log(
  `kill -HUP ${process.pid} replaces the web processes one by one; Ctrl-C stops everything.`,
);

function notifyProcesses(): void {
  for (const { name, program } of [...deployment.webs, deployment.worker, deployment.sandbox]) {
    console.log(`  ${name}: process ${program.pid}`);
  }
}

let stopping = false;
let restarting: Promise<void> | undefined;
process.on('SIGHUP', () => {
  restarting ??= deployment
    .rollingRestart()
    .then(notifyProcesses, (error: unknown) => console.error(error))
    .finally(() => (restarting = undefined));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void deployment.stop().then(() => process.exit(0));
  });
}
