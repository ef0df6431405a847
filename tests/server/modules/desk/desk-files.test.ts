import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { ANNA, SECRET, testBot } from '../../support/test-bot.ts';

const server = await testBot();
afterAll(() => server.close());

it('somebody who may not send a file to the desk is answered before its bytes have come', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const jwt = await (await createSessionTokens([SECRET])).issue(String(ANNA), { isProven: true });
  const head = [
    'POST /api/gestione/imports/file?name=titoli.csv&preview=true HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${jwt}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 5000000',
  ];
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\nonly the beginning`),
    );
    socket.on('data', (data) => (text += String(data))).on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  expect(heard).toMatch(/^HTTP\/1.1 404 /);
  expect(heard).toMatch(/connection: close/i);
});
