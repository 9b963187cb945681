export interface Refusal {
  /** 0 where the connection broke before an answer. */
  status: number
  retryAfter: string | null
  api: 'graphql' | 'rest'
}

/** What was asked for, by a mark that occurs in no other request, and how it was answered. */
export class Ledger {
  readonly tried: string[] = []
  readonly answered: string[] = []
  readonly refusals: Refusal[] = []

  /** The marks of `stored` that speak of a lost or a doubled write. */
  faultsOf(stored: string[]) {
    const counts = new Map<string, number>()
    for (const mark of stored) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    return {
      lost: this.answered.filter(mark => !counts.has(mark)),
      twice: this.tried.filter(mark => (counts.get(mark) ?? 0) > 1),
    }
  }
}
