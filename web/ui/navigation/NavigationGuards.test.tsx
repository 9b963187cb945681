import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { render } from '../../testing/render.js'
import { type Guard, type Leaving, type Move, NavigationGuards } from './NavigationGuards.js'
import { useNavigationGuard } from './useNavigationGuard.js'

const Guarded = ({ guard }: { guard: Guard }) => {
  useNavigationGuard(true, guard)
  return null
}

let setGuards: (guards: readonly Guard[]) => void
const guardWith = (...guards: Guard[]) => act(async () => setGuards(guards))

const Place = () => {
  const [guards, set] = useState<readonly Guard[]>([])
  setGuards = set
  const { pathname, search } = useLocation()
  return (
    <NavigationGuards>
      <p>
        At {pathname}
        {search}
      </p>
      {guards.map((guard, index) => (
        <Guarded key={String(index)} guard={guard} />
      ))}
    </NavigationGuards>
  )
}

let router: ReturnType<typeof createBrowserRouter>
const go = (to: string | number) =>
  act(async () => {
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
  })

const address = () => window.location.pathname + window.location.search
const isAt = async (path: string) => {
  await waitFor(() => expect(address()).toBe(path))
  expect(await screen.findByText(`At ${path}`)).toBeVisible()
}

beforeEach(async () => {
  // The tab comes from another site, whose entry the router warns about.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/a?b=1')
  router = createBrowserRouter([{ path: '*', element: <Place /> }])
  render(<RouterProvider router={router} />)
  await act(async () => {})
})
afterEach(() => router.dispose())

/** A guard of such moves that keeps what it was asked and told. */
const makeGuard = (stops: (move: Move) => boolean = () => true) => {
  const asked: Move[] = []
  const told: Leaving[] = []
  const guard: Guard = {
    stops: move => {
      asked.push(move)
      return stops(move)
    },
    onStopped: leaving => told.push(leaving),
  }
  return { asked, told, guard }
}

test('resumes a stopped move once it may proceed', async () => {
  await go('/b')
  const { told, guard } = makeGuard()
  await guardWith(guard)
  await go('/c')
  await isAt('/b')
  await act(async () => told[0]!.proceed())
  await isAt('/c')
  expect(told).toHaveLength(1)
})

test('undoes a stopped step back, and repeats it once it may proceed', async () => {
  await go('/b')
  const { told, guard } = makeGuard()
  await guardWith(guard)
  await go(-1)
  await waitFor(() => expect(told).toHaveLength(1))
  await isAt('/b')
  await act(async () => told[0]!.proceed())
  await isAt('/a?b=1')
  expect(told).toHaveLength(1)
})

test('lets a user who stayed go back later', async () => {
  await go('/b')
  const { told, guard } = makeGuard()
  await guardWith(guard)
  await go(-1)
  await waitFor(() => expect(told).toHaveLength(1))
  await act(async () => told[0]!.reset())
  await isAt('/b')
  await guardWith()
  await go(-1)
  await isAt('/a?b=1')
})

test('asks with both places, and tells the newest guard that stops the move', async () => {
  await go('/b')
  const older = makeGuard()
  const newer = makeGuard(({ historyAction }) => historyAction === 'POP')
  await guardWith(older.guard, newer.guard)
  await go('/c?d=1')
  expect(newer.asked[0]).toMatchObject({
    historyAction: 'PUSH',
    currentLocation: { pathname: '/b' },
    nextLocation: { pathname: '/c', search: '?d=1' },
  })
  expect([older.told.length, newer.told.length]).toEqual([1, 0])
  await act(async () => older.told[0]!.reset())
  await go(-1)
  await waitFor(() => expect([older.told.length, newer.told.length]).toEqual([1, 1]))
})

describe('the entry where the app started', () => {
  /** Opens a dialog that Back closes. */
  const open = async () => {
    const told: Leaving[] = []
    await guardWith({
      stops: ({ historyAction }) => historyAction === 'POP',
      onStopped: leaving => {
        told.push(leaving)
        leaving.reset()
        setGuards([])
      },
      closesOnBack: true,
    })
    return told
  }

  test('closes a dialog on Back, however often one is opened, and then leaves', async () => {
    for (let times = 0; times < 3; times++) {
      const told = await open()
      await go(-1)
      await waitFor(() => expect(told).toHaveLength(1))
      await isAt('/a?b=1')
    }
    await go(-1)
    await isAt('/before')
  })

  test('leaves with one Back after a dialog was closed otherwise', async () => {
    await open()
    await guardWith()
    await open()
    await guardWith()
    await go(-1)
    await isAt('/before')
  })

  test('stays one step away from what was opened there', async () => {
    await open()
    await guardWith()
    await go('/c')
    await go(-1)
    await isAt('/a?b=1')
    await go(-1)
    await isAt('/before')
  })
})

test('adds no entry for a dialog elsewhere', async () => {
  await go('/c')
  const entries = window.history.length
  await guardWith({ ...makeGuard().guard, closesOnBack: true })
  expect(window.history.length).toBe(entries)
})

test('adds no entry for a question about a stopped move', async () => {
  const question: Guard = { stops: () => false, onStopped: () => {}, closesOnBack: true }
  const entries = window.history.length
  const form: Guard = { stops: () => true, onStopped: () => setGuards([form, question]) }
  await guardWith(form)
  await go('/c')
  expect(window.history.length).toBe(entries)
})
