import { expect, test } from 'vitest'
import { mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import type { Nodes } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'

const HOUR = 3_600_000
const skill = aSkill({ templates: 4 })
const play = (list: readonly [template: string, correct: boolean][]): Nodes =>
  list.reduce<Nodes>((nodes, [template_id, correct], i) => {
    const item = anItem({ id: `i${i}`, template_id, response: 'grid' })
    return observe(nodes, anAnswer({ item, correct, at: i * HOUR }))
  }, {})
const masteryAfter = (...list: [string, boolean][]): number => mastery(play(list), skill, list.length * HOUR)

test('missing one kind of question again and again says less of the skill than missing one kind after the other', () => {
  const same = masteryAfter(['a', false], ['a', false], ['a', false])
  const each = masteryAfter(['a', false], ['b', false], ['c', false])
  expect(same).toBeGreaterThan(each + 0.01)
})

test('a kind that was missed before and is right now says more of the skill than one that was right before', () => {
  const missed = play([['a', false]])
  const known = play([['a', true]])
  const gain = (nodes: Nodes) => {
    const item = anItem({ id: 'next', template_id: 'a', response: 'grid' })
    const after = observe(nodes, anAnswer({ item, correct: true, at: 2 * HOUR }))
    return mastery(after, skill, 2 * HOUR) - mastery(nodes, skill, 2 * HOUR)
  }
  expect(gain(missed)).toBeGreaterThan(1.2 * gain(known))
})

test('each further right answer in a row takes back more of what explained misses had said', () => {
  const list: [string, boolean][] = [
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', true],
    ['e', true],
  ]
  const left = [2, 3, 4, 5].map((n) => play(list.slice(0, n))['skill:two-step']!.knowledge!.misses![1]!.at(-1)!)
  const taken = [1, 2, 3].map((i) => 1 - left[i]! / left[i - 1]!)
  const { renew } = PARAMS.learning[1]!
  taken.forEach((share, i) => {
    expect(share).toBeCloseTo(renew * (1 + PARAMS.renew_in_a_row * i), 3)
  })
})
