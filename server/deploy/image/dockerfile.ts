export interface Instruction {
  keyword: string;
  /** The arguments without flags. */
  rest: string;
  /** `--from=…` */
  from: string | undefined;
  /** The arguments split into words. */
  parts: string[];
}

/** Parses a Dockerfile's instructions and joins continued lines. */
export function readDockerfile(text: string): Instruction[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, keyword = '', from, rest = ''] = /^(\w+)\s+(?:--from=(\S+)\s+)?(.+)$/.exec(line) ?? [];
    return { keyword: keyword.toUpperCase(), rest, from, parts: rest.trim().split(/\s+/) };
  });
}
