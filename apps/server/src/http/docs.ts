// The published API description: OpenAPI 3.1, and an HTML page that the server renders from it, without scripts.

import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { DOCS_STYLE, docsPage, type OpenApi } from './docs-page.ts';

const ABOUT = `Requests and answers are JSON. A browser is known by its cookie, a program by its token (\`Authorization: Bearer …\`).
Whatever can't be done is answered with \`{ "refusal": { "code": … } }\`. Playing goes over the socket at \`/api/v2/socket\`.`;

export async function describeApi(app: FastifyInstance, base: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mozaika', version: '1', description: ABOUT },
      servers: [{ url: base === '/' ? '/' : base.slice(0, -1) }],
      components: {
        securitySchemes: { program: { type: 'http', scheme: 'bearer' } },
      },
      security: [{}, { program: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

export function addDocs(app: FastifyInstance): void {
  const schema = { hide: true };
  // The plugin's type covers all versions of OpenAPI; the routes above are described in 3.1 and by our own schemas only.
  const description = () => app.swagger() as unknown as OpenApi;
  app.get('/api/openapi.json', { schema }, async () => description());
  app.get('/api/docs', { schema }, async (_, reply) => reply.type('text/html').send(docsPage(description())));
  app.get('/api/docs.css', { schema }, async (_, reply) => reply.type('text/css').send(DOCS_STYLE));
}
