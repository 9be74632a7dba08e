import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the function returns a value. */
export async function until<T>(
  question: () => T | Promise<T>,
): Promise<Exclude<T, undefined | null | false>> {
  for (;;) {
    const answer = await question();
    if (isSomething(answer)) return answer;
    await wait(5);
  }
}

function isSomething<T>(answer: T): answer is Exclude<T, undefined | null | false> {
  return answer !== undefined && answer !== null && answer !== false;
}
