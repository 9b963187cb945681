import { FIRST_ENTRY } from '../ui/navigation/firstEntry.js'

/**
 * Gives the history entry that this page was opened with its own key. React Router calls it "default" in every
 * document, so an address opened in the same tab started at the previous page's scroll position, and Back went to the
 * wrong place. `idx` is what React Router would add in a second change of the entry.
 */
export const nameFirstEntry = () => {
  const { state } = window.history
  if (state?.key) return
  const key = FIRST_ENTRY + Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, key, idx: state?.idx ?? 0 }, '')
}
