/** AuthenticationOk and ReadyForQuery: a client that reaches the engine may use it. */
export const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
/** ReadyForQuery's last byte while no transaction is open. */
export const IDLE = 'I'.charCodeAt(0);
/** Ends a connection that held a transaction open without using it. */
export const IDLE_TOO_LONG = errorResponse({
  S: 'FATAL',
  C: '25P03',
  M: 'it held the database for too long without using it',
});
export const ROLLBACK = Buffer.from('Q\0\0\0\x0drollback\0', 'latin1');

/** The wire protocol's message for an error, by its fields' letters. */
function errorResponse(fields: Record<string, string>): Buffer {
  const text = Object.entries(fields).map(([letter, value]) => `${letter}${value}\0`);
  const body = Buffer.from(`${text.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
