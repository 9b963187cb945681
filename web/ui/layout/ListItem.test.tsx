import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../testing/render.js'
import { ListItem } from './ListItem.js'

const List = ({ count }: { count: number }) => (
  <ul>
    {Array.from({ length: count }, (_, n) => (
      <ListItem key={n} height="8rem">
        Entry {n}
      </ListItem>
    ))}
  </ul>
)

const far = () => screen.getAllByRole('listitem').filter(item => item.dataset.far !== undefined).length

test('entries are laid out one by one until the first click, and then all at once', async () => {
  jest.useFakeTimers()
  const { rerender } = render(<List count={4} />)
  expect(far()).toBe(4)
  await jest.advanceTimersByTimeAsync(150)
  expect(far()).toBe(3)
  await userEvent.setup({ delay: null }).click(document.body)
  expect(far()).toBe(0)
  rerender(<List count={8} />)
  expect(far()).toBe(0)
})
