import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';

type Address = { Params: { token: string; id: string } };

/** What a bot downloads by the `file_path` of getFile: the uploads that are kept. */
export function serveFiles(app: FastifyInstance, world: World): void {
  app.get<Address>('/file/bot:token/:folder/:id', (request, reply) => {
    const stored = world.files.find(request.params.id);
    if (request.params.token !== world.token) {
      return reply.code(401).send({ ok: false, error_code: 401, description: 'Unauthorized' });
    }
    if (!stored) return reply.code(404).send({ ok: false, error_code: 404, description: 'Not Found' });
    return reply.type('application/octet-stream').send(stored.bytes);
  });
}
