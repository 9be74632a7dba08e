import { execSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '..', '..');
const file = path.join(root, 'sbom.cdx.json');

const materials = z.looseObject({
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string() })),
});

/**
 * Writes `sbom.cdx.json` (CycloneDX): every package that runs in production. npm's `--omit dev`
 * would drop a package that one workspace runs and another only tests with, so we ask for all
 * packages and drop those marked as development.
 */
const workspaces = ['sdk', 'server', 'storefront', 'backoffice'].map(
  (name) => `--workspace=${name}`,
);
const command = ['npm sbom --sbom-format=cyclonedx', ...workspaces].join(' ');
const all = execSync(command, { cwd: root, maxBuffer: 2 ** 27 });
const input = materials.parse(JSON.parse(all.toString('utf8')));
const components = input.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const saved = new Set(components.map((one) => one['bom-ref']));
const dependencies = input.dependencies.filter(({ ref }) => saved.has(ref));
// renamed into place: an image may be built at the same time
const whole = `${file}.${process.pid}`;
writeFileSync(whole, `${JSON.stringify({ ...input, components, dependencies }, null, 2)}\n`);
renameSync(whole, file);
