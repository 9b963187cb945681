import type { Issue } from '../platform/errors.js'
import type { TypedDocumentString } from './generated/graphql.js'

export interface Failure {
  message: string
  path?: (string | number)[]
  extensions: { code: string; reason?: string; issues?: Issue[]; retryAfter?: number; requestId?: string }
}

// biome-ignore lint/suspicious/noExplicitAny: of a raw text nobody knows what it asks for
type Unknown = any

/** What `graphql()` made of an operation, or a raw text, which may be malformed on purpose. */
export type Operation<Data = Unknown, Variables = Unknown> = TypedDocumentString<Data, Variables> | string

/** The variables may be left out where the operation requires none. */
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

/** Speaks GraphQL over HTTP as one browser does: it keeps its cookies. */
export class Client {
  /** Of its session. */
  cookie = ''
  /** Says that it has signed in before. */
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

  /** Sends an operation; its variables are not checked, since tests send bad ones too. */
  async answer<Data = Unknown>(
    operation: Operation<Data, Unknown>,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: operation, variables }),
    })
    this.keep(response.headers.getSetCookie())
    const { data, errors = [] } = (await response.json()) as Pick<Answer<Data>, 'data' | 'errors'>
    return { status: response.status, headers: response.headers, data, errors }
  }

  /** What an operation answers. Fails the test when it is refused. */
  async ask<Data = Unknown, Variables = Unknown>(
    operation: Operation<Data, Variables>,
    ...[variables, headers]: Given<Variables>
  ): Promise<Data> {
    const { data, errors } = await this.answer(operation, variables ?? {}, headers)
    if (errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`)
    return data
  }

  /** How an operation is refused. Fails the test when it is not. */
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
