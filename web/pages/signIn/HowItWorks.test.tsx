import { screen } from '@testing-library/react'
import { render } from '../../testing/render.js'
import { HowItWorks } from './HowItWorks.js'

const example = { name: 'What a request looks like' }
const lastBid = { name: 'Hector Lopez' }

test('the example is drawn once the rest is painted, and at once for who comes back', async () => {
  const first = render(<HowItWorks />)
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', example)).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', example)).toBeInTheDocument()
  expect(await screen.findByRole('heading', lastBid)).toBeInTheDocument()
  first.unmount()
  render(<HowItWorks />)
  expect(screen.getByRole('heading', example)).toBeInTheDocument()
  expect(screen.getByRole('heading', lastBid)).toBeInTheDocument()
})
