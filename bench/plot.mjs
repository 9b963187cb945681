const WIDTH = 720
const HEIGHT = 400
const LEFT = 64
const RIGHT = 150
const TOP = 44
const BOTTOM = 52
const COLORS = ['#0b6e4f', '#b3541e', '#3a5a98']

const scale = (values, from, to) => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.log10)
  return value => from + ((Math.log10(value) - least) / (most - least || 1)) * (to - from)
}

const ticksOf = (least, most) =>
  [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].filter(
    tick => tick >= least && tick <= most,
  )

const text = (x, y, words, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`

/**
 * Lines on logarithmic axes as SVG, readable on light and dark pages alike. A line is { name, points: [[x, y]],
 * isDashed }.
 */
export const plot = ({ title, xName, yName, lines, nameOfX = String }) => {
  const points = lines.flatMap(line => line.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const x = scale(xs, LEFT, WIDTH - RIGHT)
  const yEdges = [Math.min(...ys) * 0.8, Math.max(...ys) * 1.2]
  const y = scale(yEdges, HEIGHT - BOTTOM, TOP)
  const grid = ticksOf(...yEdges).map(
    tick =>
      `<path d="M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}" stroke="#8888" stroke-width=".5"/>` +
      text(LEFT - 8, y(tick) + 4, tick, 'text-anchor="end"'),
  )
  const below = [...new Set(xs)].map(each =>
    text(x(each), HEIGHT - BOTTOM + 18, nameOfX(each), 'text-anchor="middle"'),
  )
  const drawn = lines.map(({ points: own, isDashed, color }) => {
    const path = own.map(([px, py], n) => `${n ? 'L' : 'M'}${x(px).toFixed(1)} ${y(py).toFixed(1)}`).join('')
    return `<path d="${path}" fill="none" stroke="${COLORS[color]}" stroke-width="2"${isDashed ? ' stroke-dasharray="5 4"' : ''}/>`
  })
  const names = lines.map(({ name, isDashed, color }, n) => {
    const [at, line] = [TOP + 10 + n * 20, WIDTH - RIGHT + 14]
    const dash = isDashed ? ' stroke-dasharray="5 4"' : ''
    return `<path d="M${line} ${at}h18" stroke="${COLORS[color]}" stroke-width="2"${dash}/>${text(line + 24, at + 4, name)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<style>text{fill:#333}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>
${text(LEFT, 24, title, 'font-size="15" font-weight="bold"')}
${text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, xName, 'text-anchor="middle"')}
${text(16, TOP - 8, yName)}
${[...grid, ...below, ...drawn, ...names].join('\n')}
</svg>
`
}
