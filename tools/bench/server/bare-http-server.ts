// Baseline server, for `start-server.ts`: answers every request with the bytes of the file that is named.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { portOf } from '../../commands/child-process.mjs';

const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(portOf(server)));
process.on('disconnect', () => process.exit());
