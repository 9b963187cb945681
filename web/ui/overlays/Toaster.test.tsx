import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '../../testing/render.js'
import { TOAST_ROOM } from '../theme.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { Dialog } from './Dialog.js'
import { Toaster } from './Toaster.js'
import { TOAST_GLANCE_MS, TOAST_MS, TOAST_REMOVE_MS, toast, toastStore } from './toast.js'

beforeEach(() => {
  jest.useFakeTimers()
  toastStore.reset()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const say = (title: string) => act(() => toast({ title }))
/** The toast itself; Radix also keeps a copy for screen readers for a moment. */
const shown = () => screen.queryAllByRole('listitem').map(item => item.textContent)

test('shows for 5000 ms and no longer', () => {
  render(<Toaster />)
  say('Saved')
  expect(shown()).toEqual(['Saved'])
  pass(4999)
  expect(shown()).toEqual(['Saved'])
  pass(2)
  expect(shown()).toEqual([])
  expect(TOAST_MS).toBe(5000)
})

test('shows one at a time: a newer one replaces an older one that has been up long enough to read', () => {
  render(<Toaster />)
  say('First')
  say('Second')
  expect(shown()).toEqual(['First'])
  pass(TOAST_GLANCE_MS)
  expect(shown()).toEqual(['Second'])
  say('Third')
  pass(TOAST_GLANCE_MS)
  expect(shown()).toEqual(['Third'])
  pass(TOAST_MS)
  expect(shown()).toEqual([])
})

test('moves the focus to it on F8', () => {
  render(<Toaster />)
  say('Saved')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(document.activeElement as HTMLElement)
})

test('dismisses it with the close button, and removes it 1,000,000 ms later', () => {
  render(<Toaster />)
  say('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toEqual([])
  expect(toastStore.read()).toMatchObject({ title: 'Saved', open: false })
  pass(TOAST_REMOVE_MS - 1)
  expect(toastStore.read()).not.toBeNull()
  pass(1)
  expect(toastStore.read()).toBeNull()
  expect(TOAST_REMOVE_MS).toBe(1_000_000)
})

const swipe = (by: number) => {
  const item = screen.getByRole('listitem')
  fireEvent.pointerDown(item, { clientX: 0, clientY: 0, button: 0, pointerId: 1 })
  fireEvent.pointerMove(item, { clientX: by / 2, clientY: 0, pointerId: 1 })
  fireEvent.pointerMove(item, { clientX: by, clientY: 0, pointerId: 1 })
  fireEvent.pointerUp(item, { clientX: by, clientY: 0, pointerId: 1 })
}

test('dismisses it on a swipe to the right of more than 50 px, not on a shorter one', () => {
  render(<Toaster />)
  say('Saved')
  swipe(40)
  expect(shown()).toEqual(['Saved'])
  swipe(60)
  expect(shown()).toEqual([])
})

describe('Escape when the toast came last', () => {
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

  test('closes the dialog, and the toast once nothing else is open', () => {
    const onClose = jest.fn()
    const page = (open: boolean) => (
      <>
        <Dialog open={open} onClose={onClose} title="A job">
          <input aria-label="Note" />
        </Dialog>
        <Toaster />
      </>
    )
    const { rerender } = render(page(true))
    say('Saved')
    pressEscape()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Saved', { selector: 'li *' })).toBeInTheDocument()
    rerender(page(false))
    pressEscape()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  test('closes only the topmost of two dialogs', () => {
    const [onClose, onKeep] = [jest.fn(), jest.fn()]
    render(
      <>
        <Dialog open onClose={onClose} title="A job">
          <ConfirmDialog open title="Sure?" confirmLabel="Yes" onConfirm={() => {}} onClose={onKeep}>
            Really
          </ConfirmDialog>
        </Dialog>
        <Toaster />
      </>,
    )
    say('Saved')
    pressEscape()
    expect(onKeep).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('reserves room for it on the page and in an open dialog while it is shown', () => {
  render(<Toaster />)
  const room = () => document.documentElement.style.getPropertyValue(TOAST_ROOM)
  expect(room()).toBe('')
  say('Saved')
  expect(room()).toMatch(/px$/)
  pass(TOAST_MS)
  expect(room()).toBe('')
})
