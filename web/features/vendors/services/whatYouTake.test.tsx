import { itemKinds } from '@rules/junk/itemKinds.js'
import { keysOf } from '@rules/kinds.js'
import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makeService } from '../../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

type Item = { kind: keyof typeof itemKinds; takes: 'yes' | 'no' | 'extra'; price: string | null }

/** A server that keeps what it is told. */
const open = (network: Network = {}) => {
  let items: Item[] = keysOf(itemKinds).map(kind => ({ kind, takes: 'yes', price: null }))
  const app = renderApp('/?tab=services', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      VendorServices: { vendorServices: [makeService()] },
      VendorItems: () => ({ vendorItems: items }),
      SetVendorItem: (item: Item) => {
        items = items.map(each => (each.kind === item.kind ? { ...each, ...item } : each))
        return { setVendorItem: items }
      },
      ...network,
    },
  })
  const sent = () =>
    app.calls.filter(({ operation }) => operation === 'SetVendorItem').map(({ variables }) => variables)
  return { ...app, sent }
}

const group = (name: string) => screen.findByRole('radiogroup', { name })
const option = async (name: string, choice: string) =>
  within(await group(name)).getByRole('radio', { name: choice })

test('shows every kind as included at first', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'What you take' })).toBeVisible()
  expect(await option('Mattress', 'Included')).toBeChecked()
  expect(screen.getAllByRole('radiogroup')).toHaveLength(24)
})

test('saves what is not taken at once', async () => {
  const { press, sent } = open()
  await press.click(await option('Tire', 'Not taken'))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent()).toEqual([{ kind: 'tire', takes: 'no', price: null }])
  expect(await option('Tire', 'Not taken')).toBeChecked()
})

test('saves a price once it is typed, and refuses one that is none', async () => {
  const { press, sent } = open()
  await press.click(await option('Mattress', 'For a price'))
  const box = await screen.findByRole('textbox', { name: 'Price of each mattress ($)' })
  expect(sent()).toEqual([])
  await press.type(box, '0')
  await press.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Price must be more than 0')
  expect(box).toHaveAccessibleDescription('Price must be more than 0')
  await press.clear(box)
  await press.type(box, '$40{Enter}')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent()).toEqual([{ kind: 'mattress', takes: 'extra', price: '40' }])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('goes back to what is stored, and says why, if the server refuses it', async () => {
  const { press } = open({ SetVendorItem: () => refusal('FORBIDDEN', 'This account is suspended') })
  await press.click(await option('Piano', 'Not taken'))
  expect(await screen.findByText('This account is suspended')).toBeVisible()
  await waitFor(async () => expect(await option('Piano', 'Included')).toBeChecked())
})

test('asks vendors who offer no junk pickups nothing', async () => {
  const { calls } = open({ VendorServices: { vendorServices: [] } })
  expect(await screen.findByRole('heading', { name: 'Services' })).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: 'Junk Pickup' })).not.toBeChecked()
  expect(calls.some(({ operation }) => operation === 'VendorItems')).toBe(false)
})
