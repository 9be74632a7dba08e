import type { RunningProgram } from '../deploy/local/start-program.ts';

interface WatchedProgram {
  name: string;
  readonly program: RunningProgram;
}

export interface MemoryOf {
  name: string;
  firstMb: number;
  lastMb: number;
  mostMb: number;
  /** Slope of the linear fit to the second half of the run. */
  mbPerHour: number;
}

interface MemorySample {
  at: number;
  mb: number;
}

const EVERY_MS = 2_000;

/** Samples the resident memory of processes until the returned function is called. */
export function watchMemory(watched: readonly WatchedProgram[]): () => MemoryOf[] {
  const series = new Map<string, MemorySample[]>(watched.map(({ name }) => [name, []]));
  const look = () => {
    for (const { name, program } of watched) {
      const bytes = program.memoryBytes;
      if (bytes !== null) series.get(name)?.push({ at: Date.now(), mb: bytes / 2 ** 20 });
    }
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return [...series].map(([name, looks]) => ({
      name,
      firstMb: looks[0]?.mb ?? 0,
      lastMb: looks.at(-1)?.mb ?? 0,
      mostMb: Math.max(...looks.map(({ mb }) => mb)),
      mbPerHour: slope(looks.slice(Math.floor(looks.length / 2))),
    }));
  };
}

/** Returns the slope by least squares. */
function slope(looks: readonly MemorySample[]): number {
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const at = mean(looks.map((one) => one.at));
  const mb = mean(looks.map((one) => one.mb));
  const above = looks.reduce((sum, one) => sum + (one.at - at) * (one.mb - mb), 0);
  const below = looks.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return below === 0 ? 0 : (above / below) * 3_600_000;
}
