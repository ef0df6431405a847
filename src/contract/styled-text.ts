/** A piece of text in one style. */
export type StyledPiece = { text: string; style: 'bold' | 'italic' | null };

/**
 * *bold* or **bold**, _italic_ or __italic__ as people write it in chats: whole words of one line. Asterisks and
 * underscores inside words, between spaces or in an address stay as they are.
 */
const STYLED = /(^|[\s("'«“‘¡¿])(\*{1,2}|_{1,2})([^\s*_](?:[^\n]*?[^\s*_])?)\2(?=$|[\s.,:;!?…)"'»”’])/gu;

/** Cuts a text into its styled pieces, without their marks. */
export function styledPieces(text: string): StyledPiece[] {
  const pieces: StyledPiece[] = [];
  let end = 0;
  const add = (piece: string, style: StyledPiece['style']) => {
    if (piece !== '') pieces.push({ text: piece, style });
  };
  for (const { 0: whole, 1: before = '', 2: mark = '', 3: inner = '', index } of text.matchAll(STYLED)) {
    add(text.slice(end, index) + before, null);
    add(inner, mark.startsWith('*') ? 'bold' : 'italic');
    end = index + whole.length;
  }
  add(text.slice(end), null);
  return pieces;
}

/** A text without styles and their marks. */
export function unstyled(text: string): string {
  return styledPieces(text)
    .map((piece) => piece.text)
    .join('');
}
