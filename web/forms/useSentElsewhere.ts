import { useEffect, useRef } from 'react'
import { type Draft, draftStore } from './draftStore.js'
import { useDraftOwner } from './useDraft.js'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True if every value either equals the sent one or is still as restored from the draft. */
export const isOnlyWhat = (sent: Draft, values: Draft, restored: Draft): boolean =>
  Object.keys(values).every(name => isSame(values[name], sent[name]) || isSame(values[name], restored[name]))

/** Calls `onSent` with the values when another tab of this browser sends the form with this draft. */
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
