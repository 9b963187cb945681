import type { Issue } from '../platform/errors.js'
import type { TypedDocumentString } from './generated/graphql.js'

export interface Failure {
  message: string
  path?: (string | number)[]
  extensions: { code: string; reason?: string; issues?: Issue[]; retryAfter?: number; requestId?: string }
}

// biome-ignore lint/suspicious/noExplicitAny: the result of a raw text has no known type
type Unknown = any

/** The result of `graphql()`, or a raw text, which may be malformed on purpose. */
export type Operation<Data = Unknown, Variables = Unknown> = TypedDocumentString<Data, Variables> | string

/** The variables may be omitted if the operation requires none. */
type Given<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, headers?: Record<string, string>]
    : [variables: Variables, headers?: Record<string, string>]

export interface Answer<Data = Unknown> {
  status: number
  headers: Headers
  data: Data
  errors: Failure[]
}

/** As Apollo Client sends it. */
export const ACCEPT = 'application/graphql-response+json, application/json;q=0.9'

/** The name of the only operation in a text, as pages send it: undefined if there are several, or none has a name. */
const nameOf = (text: string): string | undefined => {
  const [first, ...others] = [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)]
  return others.length > 0 ? undefined : first?.[1]
}

/** Sends GraphQL over HTTP like a single browser: it keeps its cookies. */
export class Client {
  /** The session cookie. */
  cookie = ''
  /** The cookie that marks it as having signed in before. */
  device = ''

  constructor(readonly url: string) {}

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [this.cookie, this.device].filter(Boolean).join('; ')
    return fetch(this.url + path, {
      ...init,
      headers: { ...(cookie && { cookie }), ...init.headers },
    })
  }

  private keep(cookies: string[]): void {
    for (const set of cookies) {
      const [pair] = set.split(';') as [string]
      if (/^[^=]+_device=/.test(pair)) this.device = pair
      else this.cookie = set.includes('Max-Age=0') ? '' : pair
    }
  }

  /** Sends an operation; its variables are not type-checked, since tests also send invalid ones. */
  async answer<Data = Unknown>(
    operation: Operation<Data, Unknown>,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: ACCEPT, ...headers },
      body: JSON.stringify({ query: operation, variables, operationName: nameOf(String(operation)) }),
    })
    this.keep(response.headers.getSetCookie())
    const { data, errors = [] } = (await response.json()) as Pick<Answer<Data>, 'data' | 'errors'>
    return { status: response.status, headers: response.headers, data, errors }
  }

  /** The data of an operation. Fails the test if it is refused. */
  async ask<Data = Unknown, Variables = Unknown>(
    operation: Operation<Data, Variables>,
    ...[variables, headers]: Given<Variables>
  ): Promise<Data> {
    const { data, errors } = await this.answer(operation, variables ?? {}, headers)
    if (errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`)
    return data
  }

  /** The refusal of an operation. Fails the test if it is not refused. */
  async refusal(
    operation: Operation,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Failure> {
    const { data, errors } = await this.answer(operation, variables, headers)
    if (errors.length === 0) throw new Error(`Not refused: ${JSON.stringify(data)}`)
    return errors[0]!
  }

  /** The issues of a refused input, as `path: message`. */
  async issues(operation: Operation, variables: object = {}): Promise<string[]> {
    const { extensions } = await this.refusal(operation, variables)
    if (extensions.code !== 'BAD_USER_INPUT') throw new Error(`Refused with ${extensions.code}`)
    return extensions.issues!.map(({ path, message }) => `${path}: ${message}`)
  }
}
