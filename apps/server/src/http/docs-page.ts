// The page at /api/docs: the OpenAPI description as plain HTML, because readers of API references bring megabytes of scripts.

interface Schema {
  readonly [key: string]: unknown;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly requestBody?: Content;
  readonly responses: { readonly [status: string]: Content };
}

/** As much of OpenAPI as the page shows. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
const withCode = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function schemaPart(title: string, holder: Content | undefined): string {
  const schema = holder?.content?.['application/json']?.schema;
  if (!schema) return '';
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function operationPart(method: string, path: string, operation: Operation): string {
  const { operationId, summary, requestBody, responses } = operation;
  return `<section id="${escaped(operationId)}">
<h3><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code></h3>
<p>${withCode(summary)}</p>
${schemaPart('Request', requestBody)}${schemaPart('Answer', responses['200'])}
</section>`;
}

export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const parts = groups.map((group) => {
    const members = operations.filter(({ operation }) => operation.tags.includes(group));
    const sections = members.map(({ method, path, operation }) => operationPart(method, path, operation));
    return `<h2>${escaped(group)}</h2>\n${sections.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the interface for programs</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<main>
<h1>${escaped(info.title)}: the interface for programs</h1>
<p>${withCode(info.description)}</p>
<p>The same for machines: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem; }
h2 { text-transform: capitalize; border-bottom: 1px solid #8888; margin-top: 2.5rem; }
h3 { margin-bottom: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0.5rem; }
summary { cursor: pointer; min-height: 1.75rem; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid #8888; border-radius: 0.5rem; font-size: 0.85rem; }
`;
