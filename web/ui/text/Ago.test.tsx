import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { render } from '../../testing/render.js'
import { Ago } from './Ago.js'
import { Day, Moment } from './Moment.js'

const year = new Date().getFullYear()
const moment = new Date(year, new Date().getMonth(), new Date().getDate(), 9).toISOString()

const times = () => screen.getAllByRole('time').map(({ textContent }) => textContent)

test('prints times as dates with their years', () => {
  const { unmount } = render(
    <>
      <Ago value={moment} />
      <Moment value={moment} />
      <Day value={moment} />
    </>,
  )
  const before = times()
  expect(before.join()).not.toContain(String(year))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(times()).toEqual([
    expect.stringMatching(RegExp(`^\\w{3}, \\w{3} \\d+, ${year}, 9:00 AM$`)),
    expect.stringMatching(RegExp(`^\\w{3}, \\w{3} \\d+, ${year}, 9:00 AM$`)),
    expect.stringMatching(RegExp(`^\\w{3}, \\w{3} \\d+, ${year}$`)),
  ])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(times()).toEqual(before)
  unmount()
})

test('updates the time of a recent event each minute', () => {
  jest.useFakeTimers()
  render(
    <>
      <Ago value={new Date().toISOString()} />
      <Ago value={new Date(Date.now() - 60_000).toISOString()} />
    </>,
  )
  expect(times()).toEqual(['just now', '1 minute ago'])
  expect(jest.getTimerCount()).toBe(1)
  act(() => void jest.advanceTimersByTime(60_000))
  expect(times()).toEqual(['1 minute ago', '2 minutes ago'])
  jest.useRealTimers()
})
