import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { watchLeaving } from '../../testing/leaveFor.js'
import { makeBusiness } from '../../testing/makers/makeBusiness.js'
import { makePreferences } from '../../testing/makers/makeNotices.js'
import { makeShell } from '../../testing/makers/makeShell.js'
import { makeVendor, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { settings } from '../../testing/makers/settings.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
import type { OwnCardsQuery } from './generated/cards.js'

type Cards = NonNullable<NonNullable<OwnCardsQuery['business']>['cards']>

const PAGE = 'https://connect.stripe.com/setup/acct_1'
const left = watchLeaving()

const cards = (status: Cards['status'], needs: string[] = []) => ({
  __typename: 'Cards',
  status,
  needs,
})
const ownCards = (some: Cards | null) => ({
  business: { __typename: 'Business', vendorId: VENDOR_ID, cards: some },
})

const takes = (takesCards: boolean, user = vendor) => ({
  Settings: { settings: { ...settings, takesCards } },
  Shell: { ...makeShell(user), settings: { ...settings, takesCards } },
})

const open = (some: Cards | null, network: Network = {}, user = vendor) =>
  renderApp('/?view=account', {
    user,
    network: {
      ...vendorNetwork(),
      ...takes(true, user),
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      OwnBusiness: { business: makeBusiness() },
      OwnCards: ownCards(some),
      ConnectPayments: { connectPayments: { __typename: 'PageOfStripe', url: PAGE } },
      ...network,
    },
  })

const section = async () => within(await screen.findByRole('region', { name: 'Take Cards' }))

test('says what taking cards means, and leaves for Stripe', async () => {
  const { press } = open(null)
  const part = await section()
  expect(await part.findByText(/^You're the merchant\./)).toBeVisible()
  expect(part.getByText(/service fee of 5% is taken from each card payment/)).toBeVisible()
  expect(part.getByText(/Haulbid never sees card numbers/)).toBeVisible()
  await press.click(part.getByRole('button', { name: 'Connect with Stripe' }))
  const busy = await part.findByRole('button', { name: 'Opening Stripe...' })
  expect(busy).toBeDisabled()
  await waitFor(() => expect(left).toEqual([PAGE]))
  // Back shows the page as it was left.
  fireEvent(window, new Event('pageshow'))
  expect(part.getByRole('button', { name: 'Connect with Stripe' })).toBeEnabled()
})

test('stays, and says why, when Stripe fails', async () => {
  const words = "Stripe can't be reached right now. Please try again in a moment."
  const { press } = open(null, { ConnectPayments: refusal('UNAVAILABLE', words) })
  const part = await section()
  await press.click(await part.findByRole('button', { name: 'Connect with Stripe' }))
  expect(await part.findByRole('alert')).toHaveTextContent(words)
  expect(part.getByRole('button', { name: 'Connect with Stripe' })).toBeEnabled()
  expect(left).toEqual([])
})

test('says what Stripe still asks for in plain words, and goes on there', async () => {
  const { press } = open(cards('pending', ['external_account', 'tos_acceptance.date', 'future_thing']))
  const part = await section()
  expect(await part.findByText('Not finished')).toBeVisible()
  const asked = part.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(asked).toEqual([
    'a bank account for your payouts',
    "your agreement to Stripe's terms",
    'more about you or your business',
  ])
  await press.click(part.getByRole('button', { name: 'Continue with Stripe' }))
  await waitFor(() => expect(left).toEqual([PAGE]))
})

test('asks to answer the questions while it is unknown which', async () => {
  open(cards('pending'))
  expect(await (await section()).findByText(/^Answer Stripe's questions/)).toBeVisible()
})

test('says that cards are refused until Stripe has what it asks for', async () => {
  open(cards('restricted', ['individual.verification.document']))
  const part = await section()
  expect(await part.findByText("Customers can't pay you by card right now")).toBeVisible()
  expect(part.getByText('a photo ID')).toBeVisible()
  expect(part.getByRole('button', { name: 'Open Stripe' })).toBeEnabled()
})

test('says that Stripe is checking when it asks for nothing', async () => {
  open(cards('restricted'))
  expect(await (await section()).findByText(/^Stripe is checking what you sent/)).toBeVisible()
})

test('links to Stripe once customers can pay by card, without axe violations', async () => {
  open(cards('on'))
  const part = await section()
  expect(await part.findByText('Takes cards')).toBeVisible()
  expect(part.getByRole('link', { name: 'Your Stripe Dashboard (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com',
  )
  expect(part.queryByRole('button', { name: 'Open Stripe' })).toBeNull()
  expect((await axe(screen.getByRole('region', { name: 'Take Cards' }))).violations).toEqual([])
})

test('says what Stripe asks for while cards are still taken', async () => {
  open(cards('on', ['company.tax_id']))
  const part = await section()
  expect(await part.findByText('To keep it that way, Stripe asks for:')).toBeVisible()
  expect(part.getByRole('button', { name: 'Open Stripe' })).toBeEnabled()
})

test('disconnects after a question, and offers to connect again', async () => {
  let stored = cards('on')
  const { press } = open(null, {
    OwnCards: () => ownCards(stored),
    DisconnectPayments: () => {
      stored = cards('off')
      return { disconnectPayments: true }
    },
  })
  const part = await section()
  await press.click(await part.findByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop taking cards?' }))
  await press.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Cards are off')).toBeInTheDocument()
  expect(await (await section()).findByRole('button', { name: 'Connect Again' })).toBeVisible()
})

test('keeps the account connected when disconnecting fails', async () => {
  const { press } = open(cards('on'), { DisconnectPayments: refusal('UNAVAILABLE', 'Back in a minute') })
  const part = await section()
  await press.click(await part.findByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await press.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Back in a minute')).toBeInTheDocument()
  expect(part.getByText('Takes cards')).toBeVisible()
})

test('follows what Stripe says, without a reload', async () => {
  let stored = cards('pending', ['external_account'])
  const { live } = open(null, { OwnCards: () => ownCards(stored) })
  const part = await section()
  await part.findByText('Not finished')
  stored = cards('on')
  await act(async () => live.push({ stale: [{ kind: 'business', id: VENDOR_ID, jobId: null }] }))
  expect(await part.findByText('Takes cards')).toBeVisible()
})

test('waits for a business', async () => {
  open(null, { OwnBusiness: { business: null }, OwnCards: { business: null } })
  const part = await section()
  expect(await part.findByText(/^Add your business above first/)).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
})

test('says that it could not be loaded', async () => {
  open(null, { OwnCards: refusal('INTERNAL_SERVER_ERROR', 'Oops') })
  expect(await (await section()).findByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['where nobody takes cards', vendor, takes(false)],
  ['to a dispatcher', makeVendor({ role: 'dispatcher' }), {}],
])('shows nothing %s', async (_, user, network) => {
  const { calls } = open(cards('on'), { MyPerson: refusal('FORBIDDEN', 'No'), ...network }, user)
  await screen.findByRole('region', { name: 'Personal Information' })
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('NoticePreferences'))
  expect(screen.queryByRole('region', { name: 'Take Cards' })).toBeNull()
  expect(calls.map(({ operation }) => operation)).not.toContain('OwnCards')
})
