import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from '../../src/server/startup-errors.ts';

it('a port in use is refused and named; a released one is free', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePort({ port, host: 'localhost' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  holder.close();
  await once(holder, 'close');
  await requireFreePort({ port, host: 'localhost' });
  await requireFreePort({ port, host: 'localhost' });
});
