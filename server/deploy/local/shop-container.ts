import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { environmentOf, inside, type Image } from '../image/build-image.ts';
import { startProgram, type RunningProgram } from './start-program.ts';
import { answersWell, until } from './until.ts';

interface ContainerOptions {
  name: string;
  image: Image;
  env: Record<string, string>;
  /** Replaces the image's own command. */
  command?: readonly string[];
  /** URL that responds when the container is ready. */
  readyAt?: string;
}

/**
 * One container of the image, without a container engine: can be started, stopped and restarted.
 */
export interface Container {
  readonly name: string;
  readonly program: RunningProgram;
  start(): Promise<void>;
  ready(): Promise<void>;
  /** Resolves when the process has ended. @throws Error if its exit code is not 0 */
  finished(): Promise<void>;
}

export function makeContainer({ name, image, env, command, readyAt }: ContainerOptions): Container {
  const data = path.join(image.root, 'volumes', name);
  let program: RunningProgram | undefined;
  const running = () => {
    if (!program) throw new Error(`${name} was not started`);
    return program;
  };
  return {
    name,
    get program() {
      return running();
    },
    async start() {
      mkdirSync(data, { recursive: true });
      if (image.user && process.getuid?.() === 0) {
        chownSync(data, image.user.uid, image.user.gid);
      }
      const [file = '', ...args] = command ?? image.command;
      const bin = path.join(image.root, 'usr', 'local', 'bin');
      program = startProgram({
        program: path.join(bin, file),
        args,
        cwd: inside(image, '.'),
        env: { PATH: bin, ...environmentOf(image), DATA_DIR: data, ...env },
        user: image.user,
      });
    },
    ready: () =>
      until(
        () => `${name} is not ready: ${running().lastWords()}`,
        async () => {
          if (!running().running) throw new Error(`${name} exited: ${running().lastWords()}`);
          return readyAt !== undefined && answersWell(readyAt);
        },
      ),
    async finished() {
      await until(
        () => `${name} did not stop: ${running().lastWords()}`,
        async () => !running().running,
      );
      if ((await running().stop()) !== 0) throw new Error(`${name}: ${running().lastWords()}`);
    },
  };
}
