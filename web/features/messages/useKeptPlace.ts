import { type RefObject, useLayoutEffect, useRef } from 'react'

type Ends = { oldest: string | undefined; newest: string | undefined }

const topOf = (element: Element) => element.getBoundingClientRect().top

/** What scrolls an element: the text of the dialog that it is in, or the page. */
const scrollerOf = (element: Element) => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isLong = around.scrollHeight > around.clientHeight
    if (isLong && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
    if (around.matches('[role="dialog"]')) return around
  }
  return document.documentElement
}

/** A field in which one types; or the first message, when older ones come above it. */
const readIn = (place: HTMLElement, hasOlder: boolean) => {
  const focused = document.activeElement
  if (focused?.matches('textarea') && place.contains(focused)) return focused
  return hasOlder ? place.querySelector('ol > li') : null
}

/** What is typed or read stays where it is on the screen while messages are added above it. */
export const useKeptPlace = (place: RefObject<HTMLElement | null>, { oldest, newest }: Ends) => {
  const shown = useRef<Ends>({ oldest, newest })
  const kept = useRef<{ element: Element; top: number } | null>(null)
  const hasOlder = oldest !== shown.current.oldest
  // During render, since the messages are already on the page when effects run.
  if (place.current && (hasOlder || newest !== shown.current.newest)) {
    const element = readIn(place.current, hasOlder)
    kept.current = element && { element, top: topOf(element) }
  }
  useLayoutEffect(() => {
    shown.current = { oldest, newest }
    const { element, top } = kept.current ?? {}
    kept.current = null
    if (!element?.isConnected || top === undefined) return
    scrollerOf(element).scrollTop += topOf(element) - top
  }, [oldest, newest])
}
