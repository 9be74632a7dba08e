import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

interface Entry {
  times: RecordableHistogram;
  failed: number;
}

export interface Row {
  what: string;
  calls: number;
  failed: number;
  /** Milliseconds within which this percentage of calls was answered. */
  p50: number;
  p95: number;
  p99: number;
}

/** Records the result of each call. Memory use doesn't grow with the number of calls. */
export class Book {
  readonly #entries = new Map<string, Entry>();
  /** Descriptions of the first failures. */
  readonly failures: string[] = [];
  calls = 0;
  failed = 0;

  note(what: string, milliseconds: number, failure?: string): void {
    const entry = this.#entries.get(what) ?? { times: createHistogram(), failed: 0 };
    this.#entries.set(what, entry);
    entry.times.record(Math.max(1, Math.round(milliseconds * 1_000)));
    this.calls++;
    if (failure === undefined) return;
    entry.failed++;
    this.failed++;
    if (this.failures.length < 20) this.failures.push(`${what}: ${failure}`);
  }

  rows(): Row[] {
    return [...this.#entries]
      .map(([what, { times, failed }]) => {
        const at = (percentile: number) => times.percentile(percentile) / 1_000;
        return { what, calls: times.count, failed, p50: at(50), p95: at(95), p99: at(99) };
      })
      .toSorted((one, other) => other.calls - one.calls);
  }
}
