/** Whether bytes that come in pieces are text in UTF-8. */
export class Utf8Check {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #fits = true;

  add(chunk: Buffer): void {
    this.#decode(() => this.#decoder.decode(chunk, { stream: true }));
  }

  /** To be asked once, at the end. */
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
