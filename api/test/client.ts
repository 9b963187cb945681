import type { Issue } from '../platform/errors.js'

export interface Failure {
  message: string
  path?: (string | number)[]
  extensions: { code: string; reason?: string; issues?: Issue[]; retryAfter?: number; requestId?: string }
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for
  data: any
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

  async answer(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    this.keep(response.headers.getSetCookie())
    const { data, errors = [] } = (await response.json()) as Pick<Answer, 'data' | 'errors'>
    return { status: response.status, headers: response.headers, data, errors }
  }

  /** What an operation answers. Fails the test when it is refused. */
  async ask(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer['data']> {
    const { data, errors } = await this.answer(query, variables, headers)
    if (errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`)
    return data
  }

  /** How an operation is refused. Fails the test when it is not. */
  async refusal(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Failure> {
    const { data, errors } = await this.answer(query, variables, headers)
    if (errors.length === 0) throw new Error(`Not refused: ${JSON.stringify(data)}`)
    return errors[0]!
  }

  /** The issues of a refused input, as `path: message`. */
  async issues(query: string, variables: object = {}): Promise<string[]> {
    const { extensions } = await this.refusal(query, variables)
    if (extensions.code !== 'BAD_USER_INPUT') throw new Error(`Refused with ${extensions.code}`)
    return extensions.issues!.map(({ path, message }) => `${path}: ${message}`)
  }
}
