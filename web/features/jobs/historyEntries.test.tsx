import { render, screen } from '@testing-library/react'
import { makeOrder } from '../../testing/orders.js'
import { Timeline } from '../../ui/text/Timeline.js'
import { historyEntries } from './historyEntries.js'

const order = makeOrder()
const step = (
  number: number,
  fromStatus: 'pending' | 'accepted' | 'in_progress',
  toStatus: 'pending' | 'accepted',
  userType: 'customer' | 'vendor' | 'admin',
) => ({
  ...order.history[0]!,
  ...{ id: String(number), fromStatus, toStatus },
  actor: {
    ...order.history[0]!.actor,
    ...{ id: userType === 'customer' ? order.customerId : userType, firstName: 'Vic', lastName: 'Stone' },
    userType,
  },
})

it('tells who opened an order for bids again and who chose its vendor', () => {
  const history = [
    ...order.history,
    step(1, 'pending', 'accepted', 'customer'),
    step(2, 'accepted', 'pending', 'vendor'),
    step(3, 'in_progress', 'pending', 'admin'),
    step(4, 'pending', 'accepted', 'admin'),
  ]
  render(<Timeline label="History" entries={historyEntries({ ...order, history })} />)
  const lines = screen.getAllByRole('listitem')
  expect(lines).toHaveLength(5)
  for (const [at, words] of [
    'Haulbid gave the order to another vendor',
    'Haulbid took the order from its vendor',
    'Vic Stone gave the job back',
    'You accepted a bid',
    'You posted the request',
  ].entries()) {
    expect(lines[at]).toHaveTextContent(words)
  }
})
