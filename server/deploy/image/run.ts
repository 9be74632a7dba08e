import path from 'node:path';
import { buildImage } from './build-image.ts';

/** `npm run image -- FOLDER`: builds the Dockerfile into a folder. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run image -- FOLDER');
  process.exit(1);
}
const { root, command, workdir } = buildImage({ folder: path.resolve(folder) });
console.log(`${root} contains the image's files. Run in ${workdir}: ${command.join(' ')}`);
