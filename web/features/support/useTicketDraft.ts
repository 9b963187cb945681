import { useMemo } from 'react'
import { type Draft, draftStore } from '../../forms/draftStore.js'
import { useDraftOwner } from '../../forms/useDraft.js'

const KEY = 'ticket:'

export type TicketDraft = {
  key: string
  /** The order that the form with this key begins with; null if it begins with none. */
  startId: string | null
  /** The order that what was typed is about. */
  orderId: string | null
}

const read = (key: string, draft: Draft = {}): TicketDraft => {
  const startId = key.slice(KEY.length) || null
  const { orderNumber = startId } = draft
  return { key, startId, orderId: typeof orderNumber === 'string' && orderNumber ? orderNumber : null }
}

/**
 * Each order's link opens a form with a draft of its own, so that no text is sent about another order than it was typed for.
 * The menu, which names no order, opens what was typed last; a link, what was typed about its order wherever that was.
 */
const find = (owner: string, wantedId: string | null): TicketDraft | undefined => {
  const drafts = draftStore.list(owner, KEY).map(({ key, draft }) => read(key, draft))
  return wantedId === null ? drafts[0] : drafts.find(({ orderId }) => orderId === wantedId)
}

export const useTicketDraft = (wantedId: string | null): TicketDraft => {
  const owner = useDraftOwner()
  return useMemo(
    () => (owner !== null && find(owner, wantedId)) || read(`${KEY}${wantedId ?? ''}`),
    [owner, wantedId],
  )
}
