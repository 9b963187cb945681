interface Failed extends Error {
  code?: unknown
  severity?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
  routine?: string
  errors?: unknown[]
}

/** PostgreSQL's messages quote user input. The ORM puts the detail, a whole row, on the lines after the first. */
const isOfSql = ({ code, severity, routine }: Failed) =>
  (severity ?? routine) !== undefined || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))

/** A message about a missing table or column contains names from the statement, never a value. */
const isOfSchema = (code: unknown) => /^42(P01|703)$/.test(String(code))

const withoutValues = ({ message, code, schema, table, column, constraint }: Failed) => {
  const own = new Set([schema, table, column, constraint])
  return message
    .split('\n', 1)[0]!
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/"([^"]*)"/g, (quoted, name) => (own.has(name) || isOfSchema(code) ? quoted : '"…"'))
    .replace(/\d[\d ().-]{5,}\d/g, '…')
}

/** Removes password hashes, bearer tokens, secrets in URLs, and anything else that is long and random. */
const withoutSecrets = (text: string) =>
  text
    .replace(/\$argon2\S+/g, '[hash]')
    .replace(/\bBearer\s+\S+/gi, 'Bearer [token]')
    .replace(
      /\b(\w{0,40}(?:reset|takeback|invitation|confirm|token|signature|password|secret)\w{0,40}["']?\s*[=:]\s*)("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s&"',}]+)/gi,
      '$1[secret]',
    )
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}/g, '[secret]')

const frames = (stack: string | undefined) =>
  (stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))

/** The place and the kind of an error, without user input, for the log. */
export const safeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error }
  const failed = error as Failed
  const { code, severity, schema, table, column, constraint, routine, cause, errors } = failed
  const type = error.constructor.name
  const told = withoutSecrets(isOfSql(failed) ? withoutValues(failed) : error.message)
  const inner = depth < 3 ? [...(Array.isArray(errors) ? errors : []), ...(cause ? [cause] : [])] : []
  return {
    type,
    message: told,
    stack: [`${type}: ${told}`, ...frames(error.stack)].join('\n'),
    ...Object.fromEntries(
      Object.entries({ code, severity, schema, table, column, constraint, routine }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(inner.length > 0 && { causes: inner.slice(0, 5).map(each => safeError(each, depth + 1)) }),
  }
}
