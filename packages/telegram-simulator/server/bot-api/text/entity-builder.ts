import type { Entity } from '../../../wire-message.ts';

export type FormattedText = { text: string; entities: Entity[] };

/** An entity from its opening mark until its end. */
export type OpenEntity = Omit<Entity, 'offset' | 'length'> & { mark: string; offset: number; at: number };

/** Builds a plain text and its entities while a parser reads marks. */
export function createEntityBuilder(source: string) {
  const entities: Entity[] = [];
  const open: OpenEntity[] = [];
  let text = '';
  return {
    open,
    write(part: string): void {
      text += part;
    },
    /** `at`: the mark's place in the source. */
    start(span: Omit<OpenEntity, 'offset'>): void {
      open.push({ ...span, offset: text.length });
    },
    /** Closes the innermost span; `keeps: false` drops its mark and leaves its text. */
    end(change: Partial<Entity> = {}, keeps = true): void {
      const span = open.pop();
      if (!span || !keeps || text.length === span.offset) return;
      const { type, offset, url, language, custom_emoji_id } = span;
      const details = {
        ...(url && { url }),
        ...(language && { language }),
        ...(custom_emoji_id && { custom_emoji_id }),
      };
      entities.push({ type, offset, length: text.length - offset, ...details, ...change });
    },
    /** The text of the innermost open entity so far. */
    inner: (): string => text.slice(open.at(-1)?.offset),
    /** The place in the source as the messenger counts it: in bytes. */
    byteOffset: (at: number): number => Buffer.byteLength(source.slice(0, at)),
    /** The outer of two entities on the same text comes first: it was closed last. */
    done: (): FormattedText => ({ text, entities: entities.reverse().sort(compareEntities) }),
  };
}
export type EntityBuilder = ReturnType<typeof createEntityBuilder>;

export function compareEntities(one: Entity, other: Entity): number {
  return one.offset - other.offset || other.length - one.length;
}
