import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'

const STORED = 'scroll-places'

/** By this time the user is looking elsewhere, so a page that still grows must not jump. */
const MOST_GROWTH_MS = 5_000
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const storedPlace = (key: string): number => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}')[key] ?? 0
  } catch {
    return 0
  }
}

/** Scrolls again while a reloaded page grows toward the place where the user left it, until the user acts. */
const followGrowth = (place: number) => {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place)
    if (window.scrollY > place - 1) stop()
  })
  const timer = setTimeout(() => stop(), MOST_GROWTH_MS)
  const stop = () => {
    delete document.documentElement.dataset.growing
    growth.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, stop, true)
  }
  growth.observe(document.body)
  document.documentElement.dataset.growing = ''
  for (const move of moves) window.addEventListener(move, stop, { capture: true, passive: true })
  return stop
}

/** Back, Forward, and a reload restore the scroll position, even if the list arrives later. */
export const ScrollPlaces = () => {
  const { key } = useLocation()
  // Only the entry that was loaded can be too short at first.
  // Before the short page is painted.
  useLayoutEffect(() => {
    const place = storedPlace(key)
    return window.scrollY < place - 1 ? followGrowth(place) : undefined
  }, [])
  return <ScrollRestoration storageKey={STORED} />
}
