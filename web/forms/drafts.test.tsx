import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as z from 'zod/mini'
import { render } from '../testing/render.js'
import { draftLimits, draftStore } from './draftStore.js'
import { CancelButton, SubmitButton } from './FormButtons.js'
import { PasswordField } from './PasswordField.js'
import { TextField } from './TextField.js'
import { DraftOwner } from './useDraft.js'
import { useZodField } from './useZodField.js'
import { ZodForm } from './ZodForm.js'

const rules = z.object({ name: z.string(), note: z.string(), password: z.string() })

type OfferProps = {
  owner?: string | null
  draftKey?: string
  onSubmit?: () => Promise<void> | void
  afterSubmit?: 'keep' | 'clear'
  edits?: boolean
}

const Offer = ({ owner = 'dana', draftKey = 'offer', onSubmit = () => {}, ...rest }: OfferProps) => (
  <DraftOwner value={owner}>
    <ZodForm
      schema={rules}
      initialValues={{ name: 'Dana', note: '', password: '' }}
      label="Offer"
      draftKey={draftKey}
      onSubmit={onSubmit}
      {...rest}
    >
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CancelButton />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </ZodForm>
  </DraftOwner>
)

const press = userEvent.setup({ delay: null })
const note = () => screen.getByLabelText('Note')
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.queryByText('We kept what you typed.')

/** Simulates a reload: the page is gone, and only the browser's storage is left. */
const again = (props: OfferProps = {}) => {
  document.body.replaceChildren()
  return render(<Offer {...props} />)
}

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('shows after a refresh what was typed, and forgets it when discarded', async () => {
  render(<Offer />)
  expect(said()).not.toBeInTheDocument()
  await press.type(note(), 'Ring twice')
  expect(said()).not.toBeInTheDocument()
  again()
  expect(note()).toHaveValue('Ring twice')
  expect(screen.getByLabelText('Name')).toHaveValue('Dana')
  expect(said()).toBeVisible()
  await press.click(button('Discard'))
  expect(note()).toHaveValue('')
  expect(said()).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  again()
  expect(note()).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('shows it to nobody else, and not under another name', async () => {
  render(<Offer />)
  await press.type(note(), 'Ring twice')
  again({ owner: 'eli' })
  expect(note()).toHaveValue('')
  again({ draftKey: 'another' })
  expect(note()).toHaveValue('')
  again({ owner: null })
  expect(note()).toHaveValue('')
  again()
  expect(note()).toHaveValue('Ring twice')
})

test('keeps no passwords, and nothing typed by visitors', async () => {
  render(<Offer />)
  await press.type(screen.getByLabelText('Password'), 'haul it away')
  await press.type(note(), 'x')
  expect(localStorage).toHaveLength(1)
  expect(JSON.stringify({ ...localStorage })).not.toContain('haul')
  again({ owner: null })
  await press.type(note(), 'y')
  expect(localStorage).toHaveLength(1)
})

test('is removed once it is sent, even if the form starts over', async () => {
  const { unmount } = render(<Offer afterSubmit="clear" />)
  await press.type(note(), 'Ring twice')
  await press.click(button('Send'))
  await waitFor(() => expect(note()).toHaveValue(''))
  expect(localStorage).toHaveLength(0)
  await press.type(note(), 'Next')
  unmount()
  render(<Offer afterSubmit="clear" />)
  await press.click(button('Send'))
  await waitFor(() => expect(note()).toHaveValue(''))
  expect(said()).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})

describe('the same form in another tab', () => {
  const EMPTIED = 'You sent this in another tab, so we cleared it here.'
  const KEPT = /^You sent a form like this in another tab. We kept what you typed here./
  const anyNote = () => screen.getAllByLabelText('Note')

  /** Two tabs of one browser, each notified of what the other one stores. */
  const openTwo = () => {
    const stored: Array<[string, string]> = []
    const setItem = Storage.prototype.setItem
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, newValue) {
      stored.push([key, newValue])
      setItem.call(this, key, newValue)
    })
    const onSubmit = jest.fn(() => {})
    render(<Offer />)
    const second = (props: OfferProps = {}) => render(<Offer onSubmit={onSubmit} {...props} />)
    const sendFirst = async () => {
      await press.click(screen.getAllByRole('button', { name: 'Send' })[0]!)
      await waitFor(() => expect(stored.some(([key]) => key.startsWith('sent:'))).toBe(true))
      await act(async () => {
        for (const [key, newValue] of stored)
          window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
      })
    }
    return { second, sendFirst, onSubmit }
  }

  test('empties when its draft is sent, and says so', async () => {
    const { second, sendFirst, onSubmit } = openTwo()
    await press.type(note(), 'Ring twice')
    second()
    expect(anyNote()[1]).toHaveValue('Ring twice')
    await sendFirst()
    expect(anyNote()[1]).toHaveValue('')
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTIED)
    expect(anyNote()[0]).toHaveValue('Ring twice')
    expect(localStorage).toHaveLength(0)
    await press.type(anyNote()[1]!, 'Another one')
    await press.click(screen.getAllByRole('button', { name: 'Send' })[1]!)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(EMPTIED)).not.toBeInTheDocument()
  })

  test('empties even if the user kept typing in the first tab before sending', async () => {
    const { second, sendFirst } = openTwo()
    await press.type(note(), 'Ring')
    second()
    await press.type(anyNote()[0]!, ' twice')
    await sendFirst()
    expect(anyNote()[1]).toHaveValue('')
    expect(screen.getByText(EMPTIED)).toBeVisible()
  })

  test('keeps what was typed there, and says what was sent', async () => {
    const { second, sendFirst, onSubmit } = openTwo()
    await press.type(note(), 'Ring twice')
    second()
    await press.type(anyNote()[1]!, ' or knock')
    await sendFirst()
    expect(anyNote()[1]).toHaveValue('Ring twice or knock')
    expect(screen.getByText(KEPT)).toBeVisible()
    expect(draftStore.read('dana', 'offer')).toEqual({ note: 'Ring twice or knock' })
    await press.click(screen.getAllByRole('button', { name: 'Send' })[1]!)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  })

  test.each<[string, OfferProps]>([
    ['another form', { draftKey: 'another' }],
    ['a form that changes what is there already', { edits: true }],
    ["someone else's form", { owner: 'eli' }],
  ])('ignores %s', async (_, props) => {
    const { second, sendFirst } = openTwo()
    await press.type(note(), 'Ring twice')
    second(props)
    await press.clear(anyNote()[1]!)
    await press.type(anyNote()[1]!, 'Ring twice')
    localStorage.clear()
    await sendFirst()
    expect(anyNote()[1]).toHaveValue('Ring twice')
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument()
  })
})

test('stays when sending fails', async () => {
  const failing = () => Promise.reject(new Error('No connection'))
  render(<Offer onSubmit={failing} />)
  await press.type(note(), 'Ring twice')
  await press.click(button('Send'))
  expect(await screen.findByRole('alert')).toBeVisible()
  again()
  expect(note()).toHaveValue('Ring twice')
})

test('is discarded on Cancel', async () => {
  render(<Offer />)
  await press.type(note(), 'Ring twice')
  await press.click(button('Cancel'))
  again()
  expect(note()).toHaveValue('')
})

const stored = (draft: unknown, more: object = {}) =>
  localStorage.setItem('draft:dana:offer', JSON.stringify({ version: 1, at: Date.now(), draft, ...more }))

test.each<[string, () => void]>([
  ['what is no JSON', () => localStorage.setItem('draft:dana:offer', '{"version":')],
  ['what is no draft', () => localStorage.setItem('draft:dana:offer', '[1]')],
  ['another version', () => stored({ note: 'old' }, { version: 2 })],
  ['what is too old', () => stored({ note: 'old' }, { at: Date.now() - draftLimits.ageMs })],
])('drops %s silently', (_, put) => {
  put()
  render(<Offer />)
  expect(note()).toHaveValue('')
  expect(said()).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})

test('restores only what still fits from an earlier release', () => {
  stored({ note: 'Ring twice', name: 7, color: 'red', constructor: 'x', password: null })
  render(<Offer />)
  expect(note()).toHaveValue('Ring twice')
  expect(screen.getByLabelText('Name')).toHaveValue('Dana')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

const Fill = () => {
  const items = useZodField<object[]>('items')
  const load = useZodField<number | ''>('load')
  const photos = useZodField<string[]>('photos')
  return (
    <>
      <output>{JSON.stringify([items.value, load.value, photos.value])}</output>
      <button type="button" onClick={() => items.set([{ kind: 'sofa', count: 2 }])}>
        Items
      </button>
      <button type="button" onClick={() => load.set(4)}>
        Load
      </button>
      <button type="button" onClick={() => photos.set(['/objects/1'])}>
        Photos
      </button>
    </>
  )
}

test('keeps lists of small records, and a number where nothing was, but no photos', async () => {
  const pickup = (
    <DraftOwner value="dana">
      <ZodForm
        schema={z.object({ items: z.array(z.any()), load: z.any(), photos: z.array(z.string()) })}
        initialValues={{ items: [], load: '', photos: [] }}
        label="Pickup"
        draftKey="pickup"
        onSubmit={() => {}}
      >
        <Fill />
      </ZodForm>
    </DraftOwner>
  )
  render(pickup)
  for (const name of ['Items', 'Load', 'Photos']) await press.click(button(name))
  document.body.replaceChildren()
  const { container } = render(pickup)
  expect(container.querySelector('output')).toHaveTextContent('[[{"kind":"sofa","count":2}],4,[]]')
})

test.each(['getItem', 'setItem'] as const)('submits the form even if a browser refuses %s', async name => {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError')
  })
  const onSubmit = jest.fn(() => {})
  render(<Offer onSubmit={onSubmit} />)
  await press.type(note(), 'Ring twice')
  await press.click(button('Send'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})

test('limits the size of a draft, and the number of drafts per person', () => {
  expect(draftStore.write('dana', 'long', { text: 'x'.repeat(draftLimits.characters) })).toBe(false)
  expect(draftStore.read('dana', 'long')).toBeNull()
  draftStore.write('eli', 'other', { text: 'x' })
  for (let count = 0; count <= draftLimits.perUser; count++) {
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + count)
    expect(draftStore.write('dana', `form ${count}`, { text: 'x' })).toBe(true)
  }
  expect(draftStore.read('dana', 'form 0')).toBeNull()
  expect(draftStore.read('dana', 'form 1')).toEqual({ text: 'x' })
  expect(Object.keys(localStorage).filter(key => key.startsWith('draft:dana:'))).toHaveLength(
    draftLimits.perUser,
  )
})

test('keeps the drafts of only one user, or of none', () => {
  localStorage.setItem('user', '{}')
  draftStore.write('dana', 'one', { text: 'x' })
  draftStore.write('eli', 'two', { text: 'x' })
  draftStore.removeAllBut('eli')
  expect(draftStore.read('dana', 'one')).toBeNull()
  expect(draftStore.read('eli', 'two')).toEqual({ text: 'x' })
  draftStore.removeAllBut(null)
  expect(Object.keys(localStorage)).toEqual(['user'])
})
