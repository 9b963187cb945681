import { screen } from '@testing-library/react'
import { render } from '../../testing/render.js'
import { HowItWorks } from './HowItWorks.js'

test('shows the steps and an example with its bids at once', () => {
  render(<HowItWorks />)
  for (const name of ['How it works', 'See a sample request', 'Hector Lopez'])
    expect(screen.getByRole('heading', { name })).toBeVisible()
})
