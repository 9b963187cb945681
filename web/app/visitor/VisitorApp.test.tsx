import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { settings } from '../../testing/makers/settings.js'
import { render } from '../../testing/render.js'
import { isVisit } from './isVisit.js'
import { VisitorApp } from './VisitorApp.js'

const open = () => {
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  const onLeave = jest.fn()
  render(<VisitorApp settings={Promise.resolve({ settings })} onLeave={onLeave} />)
  return { onLeave, press: userEvent.setup({ delay: null }) }
}

test('shows the first screen with what the operator has set, and is content with it', async () => {
  const { onLeave, press } = open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('On demand dumpsters and junk pickup')
  expect(await screen.findByRole('link', { name: settings.supportPhone })).toBeInTheDocument()
  expect(document.title).toBe('On demand dumpsters and junk pickup · Haulbid')
  expect(onLeave).not.toHaveBeenCalled()
  await press.click(screen.getByRole('link', { name: 'Sign In' }))
  expect(onLeave).toHaveBeenCalled()
  expect(window.history.state.usr).toEqual({ step: 'customer' })
})

test('keeps a choice where the app finds it, and calls the app', async () => {
  const { onLeave, press } = open()
  await press.click(screen.getByRole('button', { name: /^Customer/ }))
  expect(onLeave).toHaveBeenCalled()
  expect(window.history.state.usr).toEqual({ step: 'customer' })
  // Still there until the app has loaded.
  expect(screen.getByRole('button', { name: /^Vendor/ })).toBeVisible()
})

test('calls the app for a link to another page', async () => {
  const { onLeave, press } = open()
  await press.click(screen.getByRole('link', { name: 'Privacy Policy' }))
  expect(onLeave).toHaveBeenCalled()
  expect(window.location.pathname).toBe('/privacy-policy')
})

test.each([
  ['the first screen', '/', null, null, true],
  ['with a place on it', '/#sign-in', null, null, true],
  ['another page', '/customer', null, null, false],
  ['the link of a mail about a changed email', '/?takeback=abc', null, null, false],
  ['the link of a reset mail', '/?reset=abc', null, null, false],
  ['a later step', '/', { usr: { step: 'vendor' } }, null, false],
  ['somebody stored', '/', null, '{}', false],
])('decides whether it is a visit: %s', (_, address, state, stored, expected) => {
  localStorage.clear()
  if (stored !== null) localStorage.setItem('user', stored)
  window.history.replaceState(state, '', address)
  expect(isVisit()).toBe(expected)
})

test('treats a browser that refuses all storage as a visitor at the first screen', () => {
  window.history.replaceState(null, '', '/')
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(isVisit()).toBe(true)
  refused.mockRestore()
})
