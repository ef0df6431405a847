import type { Entity } from '../../wire-message.ts';

/** A stretch of plain text, or an entity with what is inside of it. */
export type TextSegment = string | { entity: Entity; text: string; pieces: TextSegment[] };

/** Cuts a text at its entities, which may lie inside one another. An entity that overlaps another is left out. */
export function splitByEntities(text: string, entities: readonly Entity[]): TextSegment[] {
  const sorted = entities.toSorted((one, other) => one.offset - other.offset || other.length - one.length);
  return split(text, sorted, 0, text.length);
}

function split(text: string, entities: readonly Entity[], from: number, to: number): TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = from;
  for (const [index, entity] of entities.entries()) {
    const end = entity.offset + entity.length;
    if (entity.offset < at || end > to || entity.length <= 0) continue;
    if (entity.offset > at) pieces.push(text.slice(at, entity.offset));
    const inner = entities.slice(index + 1).filter((one) => one.offset + one.length <= end);
    const pieceText = text.slice(entity.offset, end);
    pieces.push({ entity, text: pieceText, pieces: split(text, inner, entity.offset, end) });
    at = end;
  }
  if (at < to) pieces.push(text.slice(at, to));
  return pieces;
}
