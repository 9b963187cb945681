export interface Refusal {
  /** 0 if the connection broke before the response. */
  status: number
  retryAfter: string | null
  api: 'graphql' | 'rest'
}

/** Records requests, each with a unique mark, and their responses. */
export class Ledger {
  readonly tried: string[] = []
  readonly answered: string[] = []
  readonly refusals: Refusal[] = []

  /** The marks in `stored` that show a lost or duplicate write. */
  faultsOf(stored: string[]) {
    const counts = new Map<string, number>()
    for (const mark of stored) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    return {
      lost: this.answered.filter(mark => !counts.has(mark)),
      twice: this.tried.filter(mark => (counts.get(mark) ?? 0) > 1),
    }
  }
}
