import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

/** The router itself: where it is going is known there before the page on screen has followed. */
export const AppRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null)
