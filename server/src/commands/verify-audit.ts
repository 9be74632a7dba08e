import { readCommandConfig } from '../config.ts';
import { openCommandDatabase } from '../database/command-database.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { verifyAudit, type Verdict } from '../audit/verify-audit.ts';

/**
 * `npm run audit:verify`, or `npm run audit:verify -- 512:9f2c…` with a seal that was printed
 * earlier.
 */
async function main(): Promise<void> {
  const [seen, ...more] = process.argv.slice(2);
  if (more.length > 0 || (seen !== undefined && !/^\d+:[0-9a-f]{64}$/.test(seen))) {
    throw new Error('Pass at most one seal, exactly as printed: npm run audit:verify -- 512:9f2c…');
  }
  const config = readCommandConfig();
  const { url, release } = await openCommandDatabase(config);
  try {
    const orm = await createOrm({ entities, url, statementTimeoutMs: 0 });
    try {
      const verdict = await verifyAudit(orm.em, {
        keys: config.auditSealKeys,
        now: new Date(),
        ...(seen === undefined ? {} : { seen }),
      });
      process.stdout.write(`${report(verdict)}\n`);
      process.exitCode = verdict.broken === null ? 0 : 1;
    } finally {
      await orm.close();
    }
  } finally {
    await release();
  }
}

function report({ broken, entries, erased, waiting, lastSeal }: Verdict): string {
  if (broken !== null) return `Audit verification failed. ${broken}`;
  const lines = [
    `${entries} entries verified, ${erased} of them with personal data erased. ${waiting} not sealed yet.`,
  ];
  if (lastSeal !== null) {
    lines.push(`Last seal. Store it elsewhere and pass it next time: ${lastSeal}`);
  }
  return lines.join('\n');
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The audit log was not verified. ${why}\n`);
  process.exit(1);
});
