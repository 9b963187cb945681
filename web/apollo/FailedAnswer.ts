import { readServerClock } from '../serverClock.js'

const MOST_SHOWN = 200

/** The server's own message in a body: GraphQL's first error, or REST's error field. */
const wordsIn = (body: string): string | undefined => {
  try {
    const { errors, error } = JSON.parse(body)
    const words = errors?.[0]?.message ?? error
    return typeof words === 'string' && words !== '' ? words : undefined
  } catch {
    return undefined
  }
}

// A proxy's error page is useless in a toast.
const isForPeople = (body: string) => body !== '' && !/^\s*[<{[]/.test(body)

/**
 * docs/product.md, Messages: an unsuccessful HTTP answer is an error whose message is the status, a colon, a space and
 * the answer's text.
 */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer'

  private constructor(
    readonly status: number,
    text: string,
    /** The server's own message, if it sent one. */
    readonly words: string | undefined,
  ) {
    super(`${status}: ${text}`)
  }

  static is(error: unknown): error is FailedAnswer {
    return error instanceof FailedAnswer
  }

  static async of(response: Response): Promise<FailedAnswer> {
    const body = (await response.text().catch(() => '')).trim()
    const words = wordsIn(body)
    // HTTP/2 has no status text.
    const otherwise = response.statusText || 'Something went wrong'
    const text = words ?? (isForPeople(body) ? body.slice(0, MOST_SHOWN) : otherwise)
    return new FailedAnswer(response.status, text, words)
  }
}

/** A `fetch` that throws on any unsuccessful answer, including 401 (docs/product.md, Messages). */
export const fetchSuccess: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  readServerClock(response.headers)
  if (!response.ok) throw await FailedAnswer.of(response)
  return response
}
