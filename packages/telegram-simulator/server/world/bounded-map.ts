/** A map that holds so many entries: the oldest goes when another comes. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
