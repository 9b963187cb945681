import { type RefObject, useLayoutEffect, useRef } from 'react'

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Finds the element that scrolls this one: its dialog's text, or the page. */
export const scrollerOf = (element: Element) => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isLong = around.scrollHeight > around.clientHeight
    if (isLong && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
    if (around.matches('[role="dialog"]')) return around
  }
  return document.documentElement
}

/** The focused field, if the user is typing in one. */
export const typedIn = (place: HTMLElement): Element | null => {
  const focused = document.activeElement
  return focused?.matches('textarea') && place.contains(focused) ? focused : null
}

/** Keeps the element returned by `find` at the same place on the screen when the content above it changes. */
export const useKeptOnScreen = <Shown>(
  place: RefObject<HTMLElement | null>,
  shown: Shown,
  find: (place: HTMLElement, before: Shown) => Element | null = typedIn,
) => {
  const before = useRef(shown)
  const kept = useRef<{ element: Element; top: number } | null>(null)
  // During render, since the change is already on the page when effects run.
  if (place.current && shown !== before.current) {
    const element = find(place.current, before.current)
    kept.current = element && { element, top: topOf(element) }
  }
  useLayoutEffect(() => {
    before.current = shown
    const { element, top } = kept.current ?? {}
    kept.current = null
    if (!element?.isConnected || top === undefined) return
    scrollerOf(element).scrollTop += topOf(element) - top
  }, [shown])
}
