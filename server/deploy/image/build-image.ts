import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { copyInstalled } from './copy-installed.ts';
import { readDockerfile, type Instruction } from './dockerfile.ts';
import { linkFile } from './link-file.ts';
import { readIgnored } from './ignored.ts';

/** A folder with the files that a container of the image would see. */
export interface Image {
  /** The container's `/`. */
  root: string;
  /** The working directory below `root`. */
  workdir: string;
  env: Record<string, string>;
  /** Numeric, because there is no list of users. */
  user: { uid: number; gid: number } | undefined;
  command: string[];
}

interface BuildOptions {
  /** Emptied and created again. */
  folder: string;
  /** Existing folders with the result of a stage, by the stage's name. These stages are skipped. */
  made?: Record<string, string>;
  /** Copies the packages installed here instead of fetching them. For tests. */
  installed?: boolean;
  /** Stops after this stage and returns it, as `docker build --target` does. */
  target?: string;
}

const sources = path.join(import.meta.dirname, '..', '..', '..');
const deploy = path.join(import.meta.dirname, '..');
const ignored = readIgnored(readFileSync(path.join(deploy, 'Dockerfile.dockerignore'), 'utf8'));
const isRoot = process.getuid?.() === 0;
const nothing = { workdir: '/', env: {}, user: undefined, command: [] };

/**
 * Executes the Dockerfile into a folder, without a container engine. The base image, which is only
 * Node, is the Node that runs this. Commands run on this system, not inside the folder.
 */
export function buildImage({ folder, made = {}, installed = false, target }: BuildOptions): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  let skips = false;
  rmSync(folder, { recursive: true, force: true });
  for (const instruction of readDockerfile(readFileSync(path.join(deploy, 'Dockerfile'), 'utf8'))) {
    if (instruction.keyword === 'FROM') {
      if (target !== undefined && stages.has(target)) break;
      const [base = '', , name] = instruction.parts;
      skips = name !== undefined && name in made;
      if (skips) continue;
      const root = name === undefined ? path.join(folder, 'root') : path.join(folder, name);
      image = { ...(stages.get(base) ?? nothing), root };
      if (name !== undefined) stages.set(name, image);
      mkdirSync(root, { recursive: true });
      const before = stages.get(base)?.root;
      if (before === undefined) putNode(root);
      else cpSync(before, root, { recursive: true, verbatimSymlinks: true, filter: linkFile });
    } else if (!skips && image) {
      follow(image, instruction, {
        stage: (name) => made[name] ?? stages.get(name),
        installed,
      });
    }
  }
  if (!image) throw new Error('The Dockerfile has no stage to build.');
  for (const { root } of stages.values()) {
    if (root !== image.root) rmSync(root, { recursive: true, force: true });
  }
  return image;
}

/** Puts Node where the base image has it, executable by the container's user. */
function putNode(root: string): void {
  const folder = path.join(root, 'usr', 'local', 'bin');
  mkdirSync(folder, { recursive: true });
  copyFileSync(process.execPath, path.join(folder, 'node'));
  chmodSync(path.join(folder, 'node'), 0o755);
}

interface BuildState {
  stage: (name: string) => Image | string | undefined;
  installed: boolean;
}

function follow(
  image: Image,
  { keyword, rest, parts, from }: Instruction,
  { stage, installed }: BuildState,
): void {
  switch (keyword) {
    case 'WORKDIR':
      image.workdir = rest;
      mkdirSync(inside(image, '.'), { recursive: true });
      return;
    case 'ENV':
      image.env = { ...image.env, ...Object.fromEntries(parts.map((word) => word.split('=', 2))) };
      return;
    case 'COPY':
      if (from === undefined) copy(image, parts, { source: sources, fromSources: true });
      else copy(image, parts, { source: stage(from), fromSources: false });
      return;
    case 'RUN':
      if (installed && rest.startsWith('npm ci'))
        return copyInstalled(rest, { from: sources, to: inside(image, '.') });
      execFileSync('sh', ['-ec', isRoot ? rest : rest.replaceAll(/ --(owner|group)=\w+/g, '')], {
        cwd: inside(image, '.'),
        env: { ...shellEnvironment(), ...environmentOf(image) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return;
    case 'USER': {
      const [uid = NaN, gid = NaN] = rest.split(':').map(Number);
      image.user = { uid, gid };
      return;
    }
    case 'CMD':
      image.command = JSON.parse(rest);
      break;
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      break;
    default:
      throw new Error(`The Dockerfile uses ${keyword}, which npm run image does not support.`);
  }
}

function copy(
  image: Image,
  parts: readonly string[],
  { source, fromSources }: { source: Image | string | undefined; fromSources: boolean },
): void {
  if (source === undefined)
    throw new Error(`The stage to copy ${parts.join(' ')} from does not exist.`);
  const target = parts.at(-1) ?? '.';
  for (const word of parts.slice(0, -1)) {
    const file = typeof source === 'string' ? fromMade(source, word) : inside(source, word);
    // For a folder, its contents are copied; for a file, the file itself.
    const into = target.endsWith('/') && statSync(file).isFile() ? path.basename(word) : '';
    cpSync(file, path.join(inside(image, target), into), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one, to) =>
        fromSources ? !ignored(path.relative(sources, one)) : linkFile(one, to),
    });
  }
}

/** Maps a path of a skipped stage: its existing folder has the working directory at the top. */
const fromMade = (folder: string, file: string) => path.join(folder, file.replace('/shop/', ''));

/** Returns where a path of the container is on this machine. */
export const inside = ({ root, workdir }: Image, file: string) =>
  path.join(root, path.resolve(workdir, file));

/** Returns the image's own variables. Absolute paths are mapped to its folder. */
export const environmentOf = (image: Image): Record<string, string> =>
  Object.fromEntries(
    Object.entries(image.env).map(([name, value]) => [
      name,
      value.startsWith('/') ? inside(image, value) : value,
    ]),
  );

/**
 * Passes on only two of this process's settings: where programs are, and whether size budgets are
 * enforced.
 */
function shellEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, HOLD_SIZE_BUDGETS } = process.env;
  return { PATH, HOME, HOLD_SIZE_BUDGETS, npm_config_prefer_offline: 'true' };
}
