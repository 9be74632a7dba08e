import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecord } from '../../../sdk/build/front-end/build-record.ts';
import { installBuild } from '../../../sdk/build/front-end/install-build.ts';
import { buildImage, inside } from './build-image.ts';

/**
 * Builds both front ends in the image's `front-ends` stage, with only the files that the Dockerfile
 * copies there, and moves the result to this checkout's `dist` folders. `npm test` starts with it,
 * so a Dockerfile that misses a file fails there.
 */
const root = path.join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'spindle-front-ends-'));
try {
  const stage = buildImage({ folder, installed: true, target: 'front-ends' });
  for (const workspace of ['storefront', 'backoffice']) {
    const built = inside(stage, path.join(workspace, 'dist'));
    const dist = path.join(root, workspace, 'dist');
    const draft = path.join(dist, `.draft-${process.pid}`);
    const record = await readRecord(built);
    if (record === null) throw new Error(`The Dockerfile does not build the ${workspace}.`);
    cpSync(built, draft, { recursive: true });
    await installBuild({ draft, dist, sources: record.sources, now: new Date() });
    rmSync(draft, { recursive: true, force: true });
  }
  cpSync(inside(stage, 'sbom.cdx.json'), path.join(root, 'sbom.cdx.json'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
