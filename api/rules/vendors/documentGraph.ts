import { type StateOf, stateGraph } from '../stateGraph.js'

const final = { refused: 'DOCUMENT_REFUSED', replaced: 'DOCUMENT_REPLACED' } as const

/** An approved document past its date is treated as expired, whether or not that has been recorded. */
export const documentGraph = stateGraph({
  states: {
    waiting: { label: 'Waiting for review', tone: 'yellow' },
    approved: { label: 'Approved', tone: 'green' },
    refused: { label: 'Refused', tone: 'red' },
    expired: { label: 'Expired', tone: 'red' },
    replaced: { label: 'Replaced', tone: 'neutral' },
  },
  first: 'waiting',
  refusal: 'DOCUMENT_REVIEWED',
  moves: {
    approve: { from: ['waiting'], to: 'approved', by: ['admin'], refusals: final },
    /** Approved again, until another date. */
    correct: { from: ['approved', 'expired'], to: 'approved', by: ['admin'] },
    refuse: { from: ['waiting', 'approved', 'expired'], to: 'refused', by: ['admin'], refusals: final },
    /** The admin who has just decided takes it back. */
    undo: {
      from: ['approved', 'refused'],
      to: 'waiting',
      by: ['admin'],
      refusals: { waiting: 'UNDO_OVER', expired: 'UNDO_OVER', replaced: 'DOCUMENT_REPLACED' },
    },
    /** The vendor sends another file before the review. */
    takeBack: {
      from: ['waiting'],
      to: 'replaced',
      by: ['vendor'],
      refusals: { replaced: 'DOCUMENT_REPLACED' },
    },
    /** A newer one of its type is approved. */
    replace: { from: ['approved', 'expired'], to: 'replaced', by: ['system'] },
    expire: { from: ['approved'], to: 'expired', by: ['system'] },
  },
})
export type ReviewStatus = StateOf<typeof documentGraph>
