import type { RefObject } from 'react'
import { typedIn, useKeptOnScreen } from '../../ui/layout/useKeptOnScreen.js'

type Ends = { oldest: string | undefined; newest: string | undefined }

/**
 * What is typed or read stays where it is on the screen while messages are added above it: a field in which one types, or the
 * first message, when older ones come above it.
 */
export const useKeptPlace = (place: RefObject<HTMLElement | null>, { oldest, newest }: Ends) =>
  useKeptOnScreen(place, `${oldest} ${newest}`, (thread, before) => {
    const hasOlder = !before.startsWith(`${oldest} `)
    return typedIn(thread) ?? (hasOlder ? thread.querySelector('ol > li') : null)
  })
