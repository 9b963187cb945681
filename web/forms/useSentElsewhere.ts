import { useEffect, useRef } from 'react'
import { type Draft, draftStore } from './draftStore.js'
import { useDraftOwner } from './useDraft.js'

const EMPTIED = 'You sent this in another tab, so we cleared it here.'
const KEPT =
  'You sent a form like this in another tab. We kept what you typed here. Send it only if you want both.'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True if every value either equals the sent one or is still as restored from the draft. */
const isOnlyWhat = (sent: Draft, values: Draft, restored: Draft): boolean =>
  Object.keys(values).every(name => isSame(values[name], sent[name]) || isSame(values[name], restored[name]))

type FilledIn = {
  values: Draft
  /** The values as restored from the draft. */
  restored: Draft
  isDirty: boolean
  isBusy: boolean
  empty: () => void
  /** Keeps the draft, which the other tab has removed. */
  save: () => void
  say: (message: string, tone: 'warning') => void
}

/** When another tab sends the form with this draft, empties it here, too, unless something else was typed here. */
export const useSentElsewhere = (draftKey: string | undefined, form: FilledIn) => {
  const owner = useDraftOwner()
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (draftKey === undefined || owner === null) return
    return draftStore.onSent(owner, draftKey, sent => {
      const { values, restored, isDirty, isBusy, empty, save, say } = latest.current
      if (!isDirty) return
      const isSent = !isBusy && isOnlyWhat(sent, values, restored)
      if (isSent) empty()
      else save()
      say(isSent ? EMPTIED : KEPT, 'warning')
    })
  }, [draftKey, owner])
}
