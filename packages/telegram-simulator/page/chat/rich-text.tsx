import { type ReactNode, useState } from 'react';
import type { Entity, Message } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useOpenLink } from '../state/use-open-link.ts';
import styles from './rich-text.module.css';

type Marked = Exclude<TextSegment, string>;

/** A message's text with its entities. */
export function RichText({ message }: { message: Pick<Message, 'text' | 'entities'> }) {
  return (
    <div className={styles['text']}>{splitByEntities(message.text, message.entities).map(drawPiece)}</div>
  );
}

function drawPiece(piece: TextSegment, index: number): ReactNode {
  // A message's segments never change order: the index is their key.
  return typeof piece === 'string' ? piece : <Marking key={index} piece={piece} />;
}

function Marking({ piece }: { piece: Marked }) {
  const inside = piece.pieces.map(drawPiece);
  switch (piece.entity.type) {
    case 'bold':
      return <b>{inside}</b>;
    case 'italic':
      return <i>{inside}</i>;
    case 'underline':
      return <u>{inside}</u>;
    case 'strikethrough':
      return <s>{inside}</s>;
    case 'code':
      return <code>{inside}</code>;
    case 'pre':
      return <pre>{inside}</pre>;
    case 'blockquote':
    case 'expandable_blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'spoiler':
      return <Spoiler>{inside}</Spoiler>;
    case 'custom_emoji':
      return inside;
    case 'text_link':
    case 'url':
    case 'email':
    case 'mention':
    case 'text_mention':
    case 'hashtag':
    case 'cashtag':
    case 'phone_number':
    case 'bot_command':
      return <TextLink piece={piece}>{inside}</TextLink>;
  }
}

function Spoiler({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <span>{children}</span>;
  return (
    <button type="button" className={styles['spoiler']} aria-label="Mostra" onClick={() => setOpen(true)}>
      {children}
    </button>
  );
}

function TextLink({ piece, children }: { piece: Marked; children: ReactNode }) {
  const { person, chat, perform } = usePageState();
  const follow = useOpenLink('chat');
  const address = addressOf(piece);
  const press = () => {
    if (address) return void follow(address);
    if (piece.entity.type !== 'bot_command' || !chat) return;
    void perform({ type: 'sendText', chat: chat.id, person: person.id, text: piece.text });
  };
  return (
    <button type="button" className={styles['link']} onClick={press}>
      {children}
    </button>
  );
}

function addressOf({ entity, text }: Marked): string | undefined {
  if (entity.type === 'text_link') return entity.url;
  if (entity.type === 'url') return /^\w+:\/\//.test(text) ? text : `https://${text}`;
  if (entity.type === 'mention') return `https://t.me/${text.slice(1)}`;
  if (entity.type === 'phone_number') return `tel:${text.replaceAll(/[^+\d]/g, '')}`;
  return entity.type === 'email' ? `mailto:${text}` : undefined;
}

/** A stretch of plain text, or an entity with its content. */
type TextSegment = string | { entity: Entity; text: string; pieces: TextSegment[] };

/** Cuts a text at its entities, which may be nested. Leaves out overlapping entities. */
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
