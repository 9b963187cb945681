import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../eventually.js'
import { Ledger } from './Ledger.js'
import type { Write } from './writes.js'

const AFTER_REFUSAL_MS = 100

/** In GraphQL a CONFLICT has the status 200. */
const isDone = async (response: Response) => {
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return response.ok && !body.errors
}

/** A CONFLICT is fine: one of two bids is no longer pending. Then nothing is saved, and nothing is wrong. */
const isTrade = ({ ok, status }: Response) => ok || status === 409

const attempt = async ({ mark, api, send }: Write, ledger: Ledger) => {
  if (mark) ledger.tried.push(mark)
  try {
    const response = await send()
    const done = await isDone(response)
    if (done && mark) ledger.answered.push(mark)
    if (done || isTrade(response)) return
    ledger.refusals.push({ status: response.status, retryAfter: response.headers.get('retry-after'), api })
  } catch {
    ledger.refusals.push({ status: 0, retryAfter: null, api })
  }
  await sleep(AFTER_REFUSAL_MS)
}

export interface Writing {
  ledger: Ledger
  stop(): Promise<Ledger>
}

/** This many simultaneous clients, each writing one thing after the other until stopped. */
export const startWriting = (clients: number, next: () => Write): Writing => {
  const ledger = new Ledger()
  let stopped = false
  const client = async () => {
    while (!stopped) await attempt(next(), ledger)
  }
  const working = Promise.all(Array.from({ length: clients }, client))
  return {
    ledger,
    stop: async () => {
      stopped = true
      await working
      return ledger
    },
  }
}

/** Resolves after this many more responses. */
export const answersMore = (ledger: Ledger, count: number): Promise<void> => {
  const wanted = ledger.answered.length + count
  return eventually(true, () => ledger.answered.length >= wanted, 30_000)
}
