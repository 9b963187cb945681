import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../../testing/render.js'
import { MoreButton } from './MoreButton.js'

type ListProps = { pages: number; answer: () => Promise<unknown>; above?: boolean }

const List = ({ pages, answer, above = false }: ListProps) => {
  const [shown, setShown] = useState(1)
  const more = async () => {
    await answer()
    setShown(shown + 1)
  }
  const button = shown < pages && <MoreButton onMore={more} failure="We couldn't load more" above={above} />
  const numbers = Array.from({ length: shown * 2 }, (_, index) => index + 1)
  return (
    <section>
      {above && button}
      <ul>
        {(above ? numbers.reverse() : numbers).map(number => (
          <li key={number} aria-label={`Entry ${number}`}>
            <ul>
              <li>One of its own</li>
            </ul>
          </li>
        ))}
      </ul>
      {!above && button}
    </section>
  )
}

const press = async (props: ListProps) => {
  render(<List {...props} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  return user
}

const come = async () => {}

it.each([
  ['and more is to come', 3],
  ['and no more is to come', 2],
])('moves the focus to the first added entry, %s', async (_, pages) => {
  await press({ pages, answer: come })
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Entry 3' })).toHaveFocus())
})

it('moves the focus above a list to its new beginning', async () => {
  await press({ pages: 2, answer: come, above: true })
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Entry 4' })).toHaveFocus())
})

it("returns the focus to a button whose page couldn't be loaded, and moves it on with the next press", async () => {
  let isAway = true
  const answer = async () => {
    // Browsers blur a disabled button; jsdom keeps the focus.
    ;(document.activeElement as HTMLElement).blur()
    if (isAway) throw new Error('away')
  }
  const user = await press({ pages: 2, answer })
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load more")
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  isAway = false
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Entry 3' })).toHaveFocus())
})

it('leaves the focus where the user has moved it', async () => {
  let arrive = () => {}
  const answer = () =>
    new Promise<void>((_, reject) => {
      arrive = () => reject(new Error('away'))
    })
  render(<input aria-label="Elsewhere" />)
  await press({ pages: 2, answer })
  screen.getByLabelText('Elsewhere').focus()
  arrive()
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
})
