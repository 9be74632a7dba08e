export interface Instruction {
  keyword: string;
  /** What follows, without flags. */
  rest: string;
  /** `--from=…` */
  from: string | undefined;
  /** What follows, word by word. */
  parts: string[];
}

/** A Dockerfile's instructions, its continued lines put together. */
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
