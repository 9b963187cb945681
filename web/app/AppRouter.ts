import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

/** The router itself, which knows the destination before the page on screen changes. */
export const AppRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null)
