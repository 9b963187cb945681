import { useEffect, useRef } from 'react'
import { type Draft, draftStore } from './draftStore.js'
import { useDraftOwner } from './useDraft.js'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether nothing here differs from what was sent, but for what is still as it was restored. */
export const isOnlyWhat = (sent: Draft, values: Draft, restored: Draft): boolean =>
  Object.keys(values).every(name => isSame(values[name], sent[name]) || isSame(values[name], restored[name]))

/** Calls `onSent` with the values of a form with this draft that another tab of this browser has sent. */
export const useSentElsewhere = (draftKey: string | undefined, onSent: (sent: Draft) => void) => {
  const owner = useDraftOwner()
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  })
  useEffect(() => {
    if (draftKey === undefined || owner === null) return
    return draftStore.onSent(owner, draftKey, sent => latest.current(sent))
  }, [draftKey, owner])
}
