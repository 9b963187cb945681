import { escapeHtml } from '../../platform/escapeHtml.js'

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, as openApi.ts makes it
type Json = Record<string, any>

const escaped = (text: unknown) => escapeHtml(String(text ?? ''))

const typeWords = (schema: Json): string => {
  if (schema.const) return `"${schema.const}"`
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `list of ${typeWords(schema.items)}`
  return [schema.type].flat().join(' or ') + (schema.format ? ` (${schema.format})` : '')
}

const fieldRows = (schema: Json) =>
  Object.entries<Json>(schema.properties ?? {})
    .map(
      ([name, field]) =>
        `<tr><td><code>${escaped(name)}</code>${schema.required?.includes(name) ? '' : ' <small>optional</small>'}</td><td>${escaped(typeWords(field))}</td><td>${escaped(field.description)}</td></tr>`,
    )
    .join('')

const table = (title: string, schema: Json | undefined): string => {
  if (!schema) return ''
  if (schema.oneOf)
    return schema.oneOf.map((each: Json) => table(`${title}, ${each.properties.type.const}`, each)).join('')
  const shape = schema.type === 'array' ? schema.items : schema
  const words = schema.type === 'array' ? `${title}: a list of` : title
  return `<h3>${escaped(words)}</h3><table><tbody>${fieldRows(shape)}</tbody></table>`
}

const section = (path: string, method: string, operation: Json) => {
  const [status, done] = Object.entries<Json>(operation.responses)[0]!
  const asked = operation.parameters
    .filter((each: Json) => each.in === 'query')
    .map((each: Json) => each.name)
  return `<section id="${escaped(operation.operationId)}">
    <h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
    <p>${escaped(operation.summary)}${asked.length ? ` Query: <code>${asked.map(escaped).join('</code>, <code>')}</code>.` : ''}</p>
    ${table('Send', operation.requestBody?.content['application/json'].schema)}
    ${table(`Answer ${status}`, done.content['application/json'].schema)}</section>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f1b16;background:#f7f2ea}
  table{border-collapse:collapse;width:100%}td{border-top:1px solid #d8cfc0;padding:.25rem .75rem .25rem 0;vertical-align:top}
  h2{margin-top:2.5rem;border-top:3px solid #1f1b16;padding-top:1rem}code{font-size:.95em}small{color:#6b6257}
  @media (prefers-color-scheme:dark){body{color:#f1ebe0;background:#1b1814}td{border-color:#443d33}h2{border-color:#f1ebe0}small{color:#b3a995}}`

const IDEMPOTENCY =
  'Every request that changes something accepts the header <code>Idempotency-Key</code>: if you repeat it with the same key within a day, it is not carried out again and you get the first response.'

/** The API description as an HTML page. It needs no script. */
export const docsPage = (api: Json): string => {
  const sections = Object.entries<Json>(api.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Haulbid REST API</title><style>${STYLE}</style></head><body><main><h1>Haulbid REST API</h1>
    <p>${escaped(api.info.description)}</p><p>${IDEMPOTENCY}</p><p>For programs: <a href="/api/openapi.json">openapi.json</a>. Failures are <code>{ "error": "…" }</code>.</p>
    ${sections.join('')}</main></body></html>`
}
