import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { render } from '../../testing/render.js'
import { lazyPart } from './lazyPart.js'
import { getReady } from './loadCode.js'

const load = async () => ({ Part: () => <p>The part</p> })

const shown = (part: ReturnType<typeof lazyPart<'Part', object>>) => {
  const Part = part
  return render(
    <Suspense fallback={<p>Coming</p>}>
      <Part />
    </Suspense>,
  )
}

test('renders a part whose code is ready at once', async () => {
  const ready = async () => load()
  await getReady(ready)
  shown(lazyPart(ready, 'Part'))
  expect(screen.getByText('The part')).toBeVisible()
})

test('renders another one after its placeholder', async () => {
  shown(lazyPart(load, 'Part'))
  expect(screen.getByText('Coming')).toBeVisible()
  await act(async () => {})
  expect(screen.getByText('The part')).toBeVisible()
})

test('retries on rendering if getting ready failed', async () => {
  let fails = true
  const flaky = async () => {
    if (fails) throw new TypeError('Failed to fetch')
    return load()
  }
  await getReady(flaky)
  fails = false
  shown(lazyPart(flaky, 'Part'))
  await act(async () => {})
  expect(screen.getByText('The part')).toBeVisible()
})
