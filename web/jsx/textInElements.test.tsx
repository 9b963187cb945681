import { render } from '@testing-library/react'
import { useState } from 'react'
import { Text } from '../ui/text/Text.js'

const Count = () => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const html = (children: React.ReactNode) => render(children).container.innerHTML

test('wraps a text next to an element in an element of its own', () => {
  expect(
    html(
      <p>
        {2} bids, <b>new</b>
      </p>,
    ),
  ).toBe('<p><span>2 bids, </span><b>new</b></p>')
})

test('joins adjacent texts, without an element of their own', () => {
  expect(html(<p>Page {2} of 3</p>)).toBe('<p>Page 2 of 3</p>')
})

test('wraps the text of a fragment in an element of its own', () => {
  expect(html(<>Saved</>)).toBe('<span>Saved</span>')
})

test('creates no span in an SVG text', () => {
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

test('keeps the state of an element between texts that come and go', () => {
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

test('isolates a right-to-left name', () => {
  expect(html(<h4>דנה לוי</h4>)).toBe('<h4><bdi>דנה לוי</bdi></h4>')
})

test('isolates a name within a sentence', () => {
  const name = 'דנה לוי'
  expect(html(<p>{name}, 12 Elm St</p>)).toBe(
    '<p><bdi dir="ltr"><bdi>דנה לוי</bdi><bdi dir="ltr">, 12 Elm St</bdi></bdi></p>',
  )
})

test('isolates a name next to an element', () => {
  expect(
    html(
      <p>
        {'دانا'} <b>new</b>
      </p>,
    ),
  ).toBe('<p><bdi>دانا </bdi><b>new</b></p>')
})

test('lets the whole of a typed paragraph decide its direction', () => {
  const { container } = render(<Text asTyped>שלום, 2 sofas</Text>)
  expect(container.innerHTML).toMatch(/^<p [^>]*dir="auto"[^>]*>שלום, 2 sofas<\/p>$/)
})

test('passes a text to a component unchanged', () => {
  const Loud = ({ children }: { children: string }) => <b>{children.toUpperCase()}</b>
  expect(html(<Loud>דנה</Loud>)).toBe('<b><bdi>דנה</bdi></b>')
})
