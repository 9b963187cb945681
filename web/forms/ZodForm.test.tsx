import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Link, Route, RouterProvider, Routes } from 'react-router-dom'
import * as z from 'zod/mini'
import { refusal } from '../testing/fakeNetwork.js'
import { render } from '../testing/render.js'
import { routerAround } from '../testing/routerAround.js'
import { CancelButton, SubmitButton } from './FormButtons.js'
import { WarnWhenLeaving } from './FormEffects.js'
import { PasswordField } from './PasswordField.js'
import { TextAreaField } from './TextAreaField.js'
import { DateField, MoneyField, PhoneField, TextField, ZipField } from './TextField.js'
import { ZodForm, type ZodFormProps } from './ZodForm.js'

const rules = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  price: z.string().check(z.regex(/^\d+$/, 'Price is required')),
})
type Values = { name: string; price: string }
type Props = Partial<Omit<ZodFormProps<typeof rules, Values>, 'children'>>

const Form = ({ children, ...props }: Props & { children?: ReactNode }) => (
  <ZodForm
    schema={rules}
    initialValues={{ name: '', price: '' }}
    label="Offer"
    onSubmit={() => {}}
    {...props}
  >
    <TextField name="name" label="Name" help="As on the invoice" />
    <TextField name="price" label="Price" />
    <CancelButton />
    <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    {children}
  </ZodForm>
)

const setUp = (props: Props = {}) => {
  render(<Form {...props} />)
  return userEvent.setup()
}
const send = () => screen.getByRole('button', { name: 'Send' })

test('says what is wrong on each field, in place of the help, and focuses the first', async () => {
  const press = setUp()
  const name = screen.getByLabelText('Name')
  expect(name).toHaveAccessibleDescription('As on the invoice')
  await press.click(send())
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Name is required')
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Price is required')
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(screen.queryByText('As on the invoice')).not.toBeInTheDocument()
})

test('leaves the focus where it was on a success after a failure, or gives it back', async () => {
  let isAway = true
  const press = setUp({
    afterSubmit: 'clear',
    onSubmit: async () => {
      // Browsers blur a disabled field; jsdom keeps the focus.
      ;(document.activeElement as HTMLElement).blur()
      await Promise.resolve()
      if (isAway) throw new Error('away')
    },
  })
  const name = screen.getByLabelText('Name')
  await press.type(screen.getByLabelText('Price'), '12')
  await press.type(name, 'Sofa{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  isAway = false
  await press.type(name, '{Enter}')
  await waitFor(() => expect(name).toHaveValue(''))
  await waitFor(() => expect(name).toHaveFocus())
  await press.keyboard('next')
  expect(name).toHaveValue('next')
})

test('holds back an error that comes with leaving a field until that press is over', async () => {
  const press = setUp()
  await press.type(screen.getByLabelText('Price'), 'abc')
  await press.pointer({ keys: '[MouseLeft>]', target: send() })
  expect(screen.getByLabelText('Price')).not.toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press.pointer({ keys: '[/MouseLeft]', target: send() })
  expect(await screen.findByText('Price is required')).toBeVisible()
})

test('shows no error on a field that was only tabbed through', async () => {
  const press = setUp()
  await press.click(screen.getByLabelText('Name'))
  await press.tab()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press.type(screen.getByLabelText('Price'), 'abc')
  await press.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Price is required')
})

test('disables the button and says so while the form is being sent', async () => {
  let finish = () => {}
  const press = setUp({
    initialValues: { name: 'Ana', price: '5' },
    onSubmit: () =>
      new Promise<void>(resolve => {
        finish = resolve
      }),
  })
  await press.click(send())
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(screen.getByLabelText('Name')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await act(async () => finish())
  expect(send()).toBeEnabled()
})

test("shows the server's issues on their fields and the others above them", async () => {
  const issues = [
    { path: 'price', message: 'Too cheap' },
    { path: 'jobId', message: 'That job is gone' },
  ]
  const press = setUp({
    initialValues: { name: 'Ana', price: '5' },
    onSubmit: () => Promise.reject(refusal('BAD_USER_INPUT', 'Too cheap', { issues })),
  })
  await press.click(send())
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Too cheap'))
  expect(screen.getByLabelText('Price')).toHaveFocus()
  expect(screen.getByText('That job is gone')).toBeInTheDocument()
})

test.each([
  ['of a field that is not on the form', [{ path: 'jobId', message: 'That job is gone' }]],
  ['of the input as a whole', [{ path: '', message: 'That job is gone' }]],
  ['without a path', [{ message: 'That job is gone' }]],
  ['that is none', []],
])('shows an issue %s above the form, and moves the focus there', async (_, issues) => {
  const press = setUp({
    initialValues: { name: 'Ana', price: '5' },
    onSubmit: () => Promise.reject(refusal('BAD_USER_INPUT', 'That job is gone', { issues })),
  })
  await press.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('That job is gone')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test.each([
  ['of the list', 'name.2'],
  ['of what it holds', 'name.0.type'],
])('shows an issue of a part %s on the field of the whole', async (_, path) => {
  const press = userEvent.setup()
  const issues = [{ path, message: 'Not a picture' }]
  render(
    <ZodForm
      schema={z.object({ name: z.array(z.string()) })}
      initialValues={{ name: ['a', 'b', 'c'] }}
      label="Offer"
      onSubmit={() => Promise.reject(refusal('BAD_USER_INPUT', 'Not a picture', { issues }))}
    >
      <TextField name="name" label="Name" />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </ZodForm>,
  )
  await press.click(send())
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Not a picture'))
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test("shows the server's words, or its own when the network failed", async () => {
  const press = setUp({
    initialValues: { name: 'Ana', price: '5' },
    failureMessage: 'The offer was not sent.',
    onSubmit: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await press.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('The offer was not sent.')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('passes on what the schema read, once', async () => {
  const onSubmit = jest.fn((_: { name: string; price: string }) => new Promise(() => {}))
  const press = setUp({ initialValues: { name: 'Ana', price: '5' }, onSubmit })
  await press.dblClick(send())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ana', price: '5' })
})

test('asks before leaving unsaved entries, but not saved ones', async () => {
  const shown = (
    <>
      <Link to="/elsewhere">Leave</Link>
      <Routes>
        <Route
          path="/"
          element={
            <Form>
              <WarnWhenLeaving />
            </Form>
          }
        />
        <Route path="/elsewhere" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  )
  render(<RouterProvider router={routerAround(shown)} />)
  const press = userEvent.setup()
  await press.type(screen.getByLabelText('Name'), 'Ana')

  await press.click(screen.getByRole('link', { name: 'Leave' }))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without sending?')
  await press.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')

  await press.type(screen.getByLabelText('Price'), '5')
  await press.click(send())
  await waitFor(() => expect(send()).toBeEnabled())
  await press.click(screen.getByRole('link', { name: 'Leave' }))
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
})

/** A form of one field, "value". */
const setUpOne = (field: ReactNode) => {
  const onSubmit = jest.fn()
  render(
    <ZodForm
      schema={z.object({ value: z.string() })}
      initialValues={{ value: '' }}
      label="One"
      onSubmit={onSubmit}
    >
      {field}
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, press: userEvent.setup() }
}

test("says that the typed text isn't a date, and doesn't treat it as empty", async () => {
  const { onSubmit, press } = setUpOne(<DateField name="value" label="Pickup" optional />)
  const field = screen.getByLabelText(/Pickup/)
  // As a browser represents February 30 in a date field.
  const validity = { badInput: true }
  Object.defineProperty(field, 'validity', { value: validity })
  await press.click(send())
  expect(await screen.findByText('Please enter a date that exists')).toBeVisible()
  expect(field).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  validity.badInput = false
  await press.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test.each([
  ['1,200.50', '1200.50'],
  ['99,5', '99.5'],
])('keeps an amount typed as %s on the screen, and sends it as %s', async (typed, value) => {
  const { onSubmit, press } = setUpOne(<MoneyField name="value" label="Price" />)
  await press.type(screen.getByLabelText('Price'), typed)
  expect(screen.getByLabelText('Price')).toHaveValue(typed)
  await press.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ value }))
})

test('hides a shown password again when it is sent, and from spell checkers', async () => {
  const { onSubmit, press } = setUpOne(
    <PasswordField name="value" label="Password" autoComplete="current-password" />,
  )
  const field = screen.getByLabelText('Password')
  await press.type(field, 'haul it away')
  await press.click(screen.getByRole('button', { name: 'Show what I typed' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toHaveAttribute('autocorrect', 'off')
  await press.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(field).toHaveAttribute('type', 'password')
})

test('accepts a whole ZIP+4 that was pasted with a space', async () => {
  const { press } = setUpOne(<ZipField name="value" label="ZIP Code" />)
  await press.click(screen.getByLabelText('ZIP Code'))
  await press.paste(' 78704-3415')
  expect(screen.getByLabelText('ZIP Code')).toHaveValue('78704-3415')
})

test('takes the text direction from what is written', () => {
  setUpOne(<TextAreaField name="value" label="Message" />)
  expect(screen.getByLabelText('Message')).toHaveAttribute('dir', 'auto')
})

test('removes the invisible marks of a number pasted from contacts', async () => {
  const { onSubmit, press } = setUpOne(<PhoneField name="value" label="Phone" />)
  await press.click(screen.getByLabelText('Phone'))
  await press.paste('\u202a(512)\u00a0555\u20110147\u202c')
  await press.click(send())
  const value = '(512)\u00a0555\u20110147'
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ value }))
})

test('removes spaces from a ZIP code', async () => {
  const { onSubmit, press } = setUpOne(<ZipField name="value" label="ZIP Code" />)
  await press.click(screen.getByLabelText('ZIP Code'))
  await press.paste(' 78705 ')
  await press.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ value: '78705' }))
})
