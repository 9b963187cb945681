import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { render } from '../../testing/render.js'
import { ListItem, layOutLast } from './ListItem.js'

const far = () => screen.getAllByRole('listitem').filter(item => item.dataset.far !== undefined).length

test('a large part of an entry is laid out in a task after those of the entries', async () => {
  jest.useFakeTimers()
  render(
    <ul>
      {[1, 2].map(n => (
        <ListItem key={n} height="8rem">
          <p ref={layOutLast}>Bid {n}</p>
        </ListItem>
      ))}
    </ul>,
  )
  const hidden = () => screen.getAllByText(/Bid/).filter(part => part.dataset.far !== undefined).length
  const seen = [[far(), hidden()]]
  for (let n = 0; n < 40; n++) {
    await jest.advanceTimersByTimeAsync(50)
    const now = [far(), hidden()]
    if (String(now) !== String(seen.at(-1))) seen.push(now)
  }
  expect(seen).toEqual([
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
    [0, 0],
  ])
})
