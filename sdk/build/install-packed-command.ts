import { installPacked } from './install-packed.ts';

/** `node install-packed-command.ts <folder>` */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder of the empty project.');
await installPacked(folder);
