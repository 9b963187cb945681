import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const open = (network: Network = {}, path = '/') =>
  renderApp(path, { network: { ApplyAsVendor: { applyAsVendor: true }, ...network } })

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Work with Haulbid' }))
const sent = (calls: ReturnType<typeof renderApp>['calls']) =>
  calls.filter(({ operation }) => operation === 'ApplyAsVendor').map(({ variables }) => variables)

const fill = async ({ press }: ReturnType<typeof renderApp>) => {
  const form = await dialog()
  await press.type(form.getByLabelText('Business Name'), 'Becker Hauling')
  await press.type(form.getByLabelText('First Name'), 'Ben')
  await press.type(form.getByLabelText('Last Name'), 'Becker')
  await press.type(form.getByLabelText('Email Address'), 'ben@becker.example')
  await press.type(form.getByLabelText('Phone Number'), '(512) 555-0147')
  await press.type(form.getByLabelText('ZIP Code'), '78704')
  await press.click(form.getByRole('radio', { name: 'Both' }))
  await press.click(form.getByRole('checkbox', { name: 'Haulbid may store these details to reply to me' }))
  return form
}

test('opens from a link on the first page, and sends what was written once', async () => {
  const app = open()
  await app.press.click(await screen.findByRole('link', { name: 'Work with Haulbid' }))
  expect(app.router.location.search).toBe('?apply=open')
  const form = await fill(app)
  await app.press.dblClick(form.getByRole('button', { name: 'Apply' }))
  const thanks = await screen.findByText('Thanks! We got your application.')
  expect(thanks.closest('[role=status]')).toHaveFocus()
  expect(screen.getByText(/We.ll review it and email you at ben@becker.example/)).toBeVisible()
  expect(sent(app.calls)).toEqual([
    {
      input: {
        businessName: 'Becker Hauling',
        firstName: 'Ben',
        lastName: 'Becker',
        zipCode: '78704',
        email: 'ben@becker.example',
        phone: '(512) 555-0147',
        message: '',
        agrees: true,
        services: ['dumpster_rental', 'junk_pickup'],
      },
    },
  ])
  await app.press.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.router.location.search).toBe('')
})

test('names what is missing on its field, and sends nothing', async () => {
  const { press, calls } = open({}, '/?apply=open')
  const form = await dialog()
  await press.click(form.getByRole('button', { name: 'Apply' }))
  const said = (await form.findAllByRole('alert')).map(alert => alert.textContent)
  expect(said).toEqual(
    expect.arrayContaining([
      'Business name is required',
      'Please choose what you offer',
      'Please agree that we may store these details',
    ]),
  )
  expect(form.getByLabelText('Business Name')).toHaveFocus()
  expect(sent(calls)).toEqual([])
})

test.each([
  [refusal('RATE_LIMITED', 'More people applied today than we can answer.'), /More people applied/],
  [new Error('offline'), "We couldn't send your application. Check your connection and try again."],
])('keeps what was typed after a refusal', async (answer, words) => {
  const app = open({ ApplyAsVendor: answer }, '/?apply=open')
  const form = await fill(app)
  await app.press.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText(words)).toBeVisible()
  expect(form.getByLabelText('Business Name')).toHaveValue('Becker Hauling')
  expect(form.getByRole('checkbox')).toBeChecked()
})
