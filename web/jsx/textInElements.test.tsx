import { render } from '@testing-library/react'
import { useState } from 'react'

const Count = () => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const html = (children: React.ReactNode) => render(children).container.innerHTML

test('gives a text beside an element one of its own', () => {
  expect(
    html(
      <p>
        {2} bids, <b>new</b>
      </p>,
    ),
  ).toBe('<p><span>2 bids, </span><b>new</b></p>')
})

test('joins texts that have nothing between them, without an element of their own', () => {
  expect(html(<p>Page {2} of 3</p>)).toBe('<p>Page 2 of 3</p>')
})

test('gives the text of a fragment an element of its own', () => {
  expect(html(<>Saved</>)).toBe('<span>Saved</span>')
})

test('draws no span in an SVG text', () => {
  expect(
    html(
      <svg aria-hidden="true">
        <text>
          20 <tspan>yd</tspan>
        </text>
      </svg>,
    ),
  ).toContain('<text><tspan>20 </tspan><tspan>yd</tspan></text>')
})

test('keeps the state of what stands between texts that come and go', () => {
  const Line = ({ words }: { words: string | null }) => (
    <p>
      {words}
      <Count />
      {words}
    </p>
  )
  const { container, rerender, getByRole } = render(<Line words="one" />)
  const button = getByRole('button')
  rerender(<Line words={null} />)
  rerender(<Line words="two" />)
  expect(getByRole('button')).toBe(button)
  expect(container.textContent).toBe('two0two')
})
