import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { render } from '../../testing/render.js'
import { routerAround } from '../../testing/routerAround.js'
import { PhotoStrip } from '../actions/PhotoStrip.js'
import { Page } from '../layout/Page.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { Dialog } from './Dialog.js'
import { Toaster } from './Toaster.js'
import { toast, toastStore } from './toast.js'

beforeEach(() => toastStore.reset())

type Kind = 'dialog' | 'confirm'
type Gone = 'nothing' | 'opener' | 'all'

type JobsProps = { kind: Kind; gone: Gone; later?: Gone; openAtFirst?: boolean }

/** A list with one job and a dialog about it. Closing the dialog removes `gone` from the page, and a refetch `later`. */
const Jobs = ({ kind, gone, later = gone, openAtFirst = false }: JobsProps) => {
  const [isOpen, setOpen] = useState(openAtFirst)
  const [left, setLeft] = useState<Gone>('nothing')
  useEffect(() => {
    const refetch = () => setLeft(later)
    window.addEventListener('refetched', refetch)
    return () => window.removeEventListener('refetched', refetch)
  }, [later])
  const close = () => {
    setOpen(false)
    setLeft(gone)
  }
  return (
    <main>
      <Page title="Your Jobs">
        {left !== 'all' && (
          <li tabIndex={-1} aria-label="Job">
            {left === 'nothing' && (
              <button type="button" onClick={() => setOpen(true)}>
                Open
              </button>
            )}
          </li>
        )}
        {kind === 'dialog' && (
          <Dialog open={isOpen} onClose={close} title="A job">
            <input aria-label="Note" />
          </Dialog>
        )}
        {kind === 'confirm' && isOpen && (
          <ConfirmDialog open title="Sure?" confirmLabel="Yes" onConfirm={close} onClose={close}>
            Really
          </ConfirmDialog>
        )}
        <PhotoStrip label="Photos" photos={[{ src: '/a.png', alt: 'A sofa' }]} />
      </Page>
    </main>
  )
}

const setUp = (props: Parameters<typeof Jobs>[0]) => {
  const shown = (
    <>
      <Jobs {...props} />
      <Toaster />
    </>
  )
  render(<RouterProvider router={routerAround(shown)} />)
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })

describe.each<[Kind, string]>([
  ['dialog', 'dialog'],
  ['confirm', 'alertdialog'],
])('the focus after a %s', (kind, role) => {
  test('returns to the opener', async () => {
    const press = setUp({ kind, gone: 'nothing' })
    await press.click(button('Open'))
    await screen.findByRole(role)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(button('Open')).toHaveFocus())
  })

  test('returns to its surroundings if it is gone', async () => {
    const press = setUp({ kind, gone: 'opener' })
    await press.click(button('Open'))
    await screen.findByRole(role)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Job' })).toHaveFocus())
  })

  test("returns to the page's heading if those are gone too", async () => {
    const press = setUp({ kind, gone: 'all' })
    await press.click(button('Open'))
    await screen.findByRole(role)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Jobs' })).toHaveFocus())
  })

  test.each<[Exclude<Gone, 'nothing'>, string, { name: string }]>([
    ['opener', 'listitem', { name: 'Job' }],
    ['all', 'heading', { name: 'Your Jobs' }],
  ])('moves on if %s is gone later, with a refetch', async (later, next, named) => {
    const press = setUp({ kind, gone: 'nothing', later })
    await press.click(button('Open'))
    await screen.findByRole(role)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(button('Open')).toHaveFocus())
    fireEvent(window, new Event('refetched'))
    await waitFor(() => expect(screen.getByRole(next, named)).toHaveFocus())
  })

  test("returns to the page's heading if it was open from the start", async () => {
    const press = setUp({ kind, gone: 'nothing', openAtFirst: true })
    await screen.findByRole(role)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Jobs' })).toHaveFocus())
  })
})

/** A dialog with a question that is followed by another one, whose opener is therefore gone. */
const Questions = () => {
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Page title="Your Jobs">
      <Dialog open onClose={() => {}} title="A job">
        <button type="button" onClick={() => setAsked('Sure?')}>
          Open
        </button>
      </Dialog>
      {asked !== null && (
        <ConfirmDialog
          key={asked}
          open
          title={asked}
          confirmLabel="Yes"
          onConfirm={() => setAsked('Really?')}
          onClose={() => setAsked(null)}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Page>
  )
}

test('moves from a question to the dialog behind it if the opener is gone', async () => {
  const press = userEvent.setup()
  const shown = (
    <main>
      <Questions />
    </main>
  )
  render(<RouterProvider router={routerAround(shown)} />)
  await press.click(await screen.findByRole('button', { name: 'Open' }))
  await press.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByRole('alertdialog', { name: 'Really?' })
  await press.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'A job' })).toHaveFocus())
})

/** A dialog, opened by a button, that asks a question. */
const Asking = () => {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <main>
      <Page title="Your Jobs">
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="A job">
          <button type="button" onClick={() => setAsked(true)}>
            Ask
          </button>
        </Dialog>
        <ConfirmDialog
          open={isAsked}
          title="Sure?"
          confirmLabel="Yes"
          onConfirm={() => setAsked(false)}
          onClose={() => setAsked(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      </Page>
    </main>
  )
}

test('returns from a question to its dialog, and from there to the page', async () => {
  const press = userEvent.setup()
  render(<RouterProvider router={routerAround(<Asking />)} />)
  await press.click(await screen.findByRole('button', { name: 'Open' }))
  await press.click(await screen.findByRole('button', { name: 'Ask' }))
  await press.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(button('Ask')).toHaveFocus())
  await press.keyboard('{Escape}')
  await waitFor(() => expect(button('Open')).toHaveFocus())
})

test('returns from a large photo to the small one', async () => {
  const press = setUp({ kind: 'dialog', gone: 'nothing' })
  const thumbnail = screen.getByRole('button', { name: /A sofa/ })
  await press.click(thumbnail)
  await screen.findByRole('dialog')
  await press.keyboard('{Escape}')
  await waitFor(() => expect(thumbnail).toHaveFocus())
})

test.each<[Kind, string]>([
  ['dialog', 'dialog'],
  ['confirm', 'alertdialog'],
])(
  'reaches a toast next to a %s with F8, announces it, dismisses it, and leaves it again',
  async (kind, role) => {
    const press = setUp({ kind, gone: 'nothing' })
    await press.click(button('Open'))
    const dialog = await screen.findByRole(role)
    act(() => toast({ title: 'Saved' }))
    const region = screen.getByRole('region', { name: /Notifications/ })
    expect(region).toHaveTextContent('Saved')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))

    // In a real browser, even an attempt of the dialog to take the focus back succeeds.
    const fetchBack = jest.fn()
    dialog.addEventListener('focusin', fetchBack)
    await press.keyboard('[F8]')
    expect(fetchBack).not.toHaveBeenCalled()
    expect(region).toContainElement(document.activeElement as HTMLElement)
    await press.tab()
    await press.tab()
    expect(button('Dismiss')).toHaveFocus()
    await press.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)

    await press.click(button('Dismiss'))
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    expect(dialog).toBeInTheDocument()
  },
)

test('stays off a field far down, below what should be read first', async () => {
  const far = jest.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect')
  far.mockReturnValue({ top: window.innerHeight } as DOMRect)
  setUp({ kind: 'dialog', gone: 'nothing', openAtFirst: true })
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  far.mockRestore()
})
