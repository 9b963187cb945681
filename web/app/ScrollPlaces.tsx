import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HistoryContext } from '../ui/navigation/GuardedRouter.js'

const STORED = 'scroll-places'
/** Pages remembered per visit; the oldest are dropped first. */
const MOST = 200

type Places = Map<string, number>

const storedPlaces = (): Places => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'))
  } catch {
    return new Map()
  }
}

const store = (places: Places) => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // Storage is full or forbidden, so a reloaded page starts at its top.
  }
}

/** By this time the user is looking elsewhere, so a page that still grows must not jump. */
const MOST_GROWTH_MS = 5_000
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to a place, and again while the page grows toward it, until the user acts. */
const goTo = (place: number) => {
  const isThere = () => {
    window.scrollTo(0, place)
    return window.scrollY > place - 1
  }
  if (isThere()) return undefined
  const growth = new ResizeObserver(() => {
    if (isThere()) stop()
  })
  const timer = setTimeout(() => stop(), MOST_GROWTH_MS)
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, stop, true)
  }
  growth.observe(document.body)
  for (const move of moves) window.addEventListener(move, stop, { capture: true, passive: true })
  return stop
}

const goToHash = (hash: string): boolean => {
  try {
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView()
    return Boolean(place)
  } catch {
    return false
  }
}

/**
 * Back and Forward restore the scroll position; every other move goes to the top or to the URL's anchor, unless its
 * link asks to keep the page where it is.
 */
export const ScrollPlaces = () => {
  const history = useContext(HistoryContext)
  const { key, hash } = useLocation()
  const places = useRef<Places>(null)
  places.current ??= storedPlaces()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const leave = () => {
      places.current?.set(history?.arrival.location.key ?? '', window.scrollY)
      if (places.current) store(places.current)
      // The browser can restore a reloaded page's position before any of our code runs.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    const stop = history?.listen((_, from) => places.current?.set(from.key, window.scrollY))
    return () => {
      stop?.()
      window.removeEventListener('pagehide', leave)
      window.history.scrollRestoration = 'auto'
    }
  }, [history])

  useLayoutEffect(() => {
    const place = places.current?.get(key)
    if (place !== undefined) return goTo(place)
    if (!goToHash(hash) && !history?.arrival.keepsScroll) window.scrollTo(0, 0)
    return undefined
  }, [history, key, hash])
  return null
}
