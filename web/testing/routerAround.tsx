import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { NavigationGuards } from '../ui/navigation/NavigationGuards.js'

/** A router in memory that shows the same at every path. */
export const routerAround = (shown: ReactNode, path = '/') =>
  createMemoryRouter([{ path: '*', element: <NavigationGuards>{shown}</NavigationGuards> }], {
    initialEntries: [path],
  })
