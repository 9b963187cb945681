import { useMemo } from 'react'
import { attempt, type Draft, nameOf, parse } from '../../forms/draftStore.js'
import { useDraftOwner } from '../../forms/useDraft.js'

const KEY = 'ticket:'

/** In the form's select, whose values are texts. */
export const NO_ORDER = 'none'

export type TicketDraft = {
  key: string
  /** The order that the form with this key starts with; null if it starts with none. */
  startId: string | null
  /** The order that the typed text is about. */
  orderId: string | null
}

const read = (key: string, draft: Draft = {}): TicketDraft => {
  const startId = key.slice(KEY.length) || null
  const { orderNumber = startId } = draft
  const isOrder = typeof orderNumber === 'string' && orderNumber !== '' && orderNumber !== NO_ORDER
  return { key, startId, orderId: isOrder ? orderNumber : null }
}

/** Newest first. */
const kept = (owner: string): TicketDraft[] => {
  const start = nameOf(owner, '')
  return Object.keys(localStorage)
    .filter(name => name.startsWith(start + KEY))
    .flatMap(name => {
      const stored = parse(localStorage.getItem(name))
      return stored ? [{ ...read(name.slice(start.length), stored.draft), at: stored.at }] : []
    })
    .sort((one, other) => other.at - one.at)
}

/**
 * Each order's link opens a form with its own draft, so that no text is sent about the wrong order. The menu, which
 * names no order, opens the latest draft; a link opens the draft about its order, even if it was typed in another
 * form.
 */
const find = (owner: string, wantedId: string | null): TicketDraft | undefined => {
  const drafts = attempt(() => kept(owner), [])
  return wantedId === null ? drafts[0] : drafts.find(({ orderId }) => orderId === wantedId)
}

export const useTicketDraft = (wantedId: string | null): TicketDraft => {
  const owner = useDraftOwner()
  return useMemo(
    () => (owner !== null && find(owner, wantedId)) || read(`${KEY}${wantedId ?? ''}`),
    [owner, wantedId],
  )
}
