import type { RefObject } from 'react'
import { typedIn, useKeptOnScreen } from '../../ui/layout/useKeptOnScreen.js'

type Ends = { oldest: string | undefined; newest: string | undefined }

/**
 * Keeps the user's place on the screen while messages are added above it: the field that they are typing in, or the
 * first message when older ones are loaded above it.
 */
export const useKeptPlace = (place: RefObject<HTMLElement | null>, { oldest, newest }: Ends) =>
  useKeptOnScreen(place, `${oldest} ${newest}`, (thread, before) => {
    const hasOlder = !before.startsWith(`${oldest} `)
    return typedIn(thread) ?? (hasOlder ? thread.querySelector('ol > li') : null)
  })
