import { startDeployment } from './start-deployment.ts';

// `npm run deployment`: the shop as it is deployed, until it is told to end.
console.log('Making the image and starting its processes; this takes minutes …');
const deployment = await startDeployment();
console.log(`The shop is at ${deployment.url}, its providers at ${deployment.sandboxUrl}.`);
for (const { name, program } of [...deployment.webs, deployment.worker, deployment.sandbox]) {
  console.log(`  ${name}: process ${program.pid}`);
}
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void deployment.stop().then(() => process.exit(0));
  });
}
