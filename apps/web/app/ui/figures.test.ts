import { expect, test } from 'vitest'
import { layered } from './figures'

const OPEN = '<svg class="fig" aria-label="the points with x > 2">'
const title = '<title>x > 2</title>'
const number = '<text class="tick" x="1">2</text>'
const curve = '<path d="M0 0L1 1"/>'
const dot = '<circle r="4"/>'
const name = '<text x="1" y="1"><tspan font-style="italic">P</tspan></text>'
const group = '<g stroke="none"><rect width="1"/><path d="M0 0"/></g>'

test('numbers lie over lines, points over numbers, and names over all', () =>
  expect(layered(`${OPEN}${title}${number}${dot}${name}${curve}${group}</svg>`)).toBe(
    `${OPEN}${title}${curve}${group}${number}${dot}${name}</svg>`,
  ))

test('parts of one kind keep their order', () => {
  const dashed = '<path d="M2 2" stroke-dasharray="5 4"/>'
  expect(layered(`${OPEN}${number}${dashed}${curve}</svg>`)).toBe(`${OPEN}${dashed}${curve}${number}</svg>`)
})

test('a drawing whose labels stand in a group is left as it is', () => {
  const drawing = `${OPEN}${title}${dot}${curve}<g>${number}</g></svg>`
  expect(layered(drawing)).toBe(drawing)
})
