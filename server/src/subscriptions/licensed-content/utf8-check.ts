/** Checks whether a stream of bytes is valid UTF-8. */
export class Utf8Check {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #fits = true;

  add(chunk: Buffer): void {
    this.#decode(() => this.#decoder.decode(chunk, { stream: true }));
  }

  /** Returns the result. Call it once, after the last chunk. */
  isText(): boolean {
    this.#decode(() => this.#decoder.decode());
    return this.#fits;
  }

  #decode(decode: () => void): void {
    if (!this.#fits) return;
    try {
      decode();
    } catch {
      this.#fits = false;
    }
  }
}
