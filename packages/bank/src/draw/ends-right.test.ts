import { expect, test } from 'vitest'
import { asksForTheAnswer } from '../gates/diagnosis/procedures.ts'
import { template } from '../kit/template.ts'
import type { Template, Trap, Value } from '../kit/types.ts'
import { text } from '../kit/value.ts'
import { topics } from '../registry.ts'
import { sentencesOf } from './all.ts'
import { endingRight, endsRight } from './ends-right.ts'
import { drawItem } from './item.ts'

function example(): { t: Template; frame: Template['frames'][number]; params: unknown } {
  const [module] = topics.filter((m) => m.topic.id === 'sat-math')
  const t = module?.templates.find(({ id }) => id === 'sat-math/circle-arc')
  const frame = t?.frames[0]
  if (!module || !t || !frame) throw new Error('no such template')
  return { t, frame, params: drawItem(t, frame, 1, sentencesOf(module)).params }
}

test('in topics that promise it, no question is drawn in which a named mistake gives the key', () => {
  const { t, frame, params } = example()
  const blind: Template = {
    ...t,
    traps: [...t.traps, { misconception: 'right-by-chance', rule: () => t.answer(params) }],
  }
  expect(endsRight(t, params, frame.id)).toBeNull()
  expect(endingRight(blind, params, frame.id)).toEqual(['right-by-chance'])
  expect(endsRight(blind, params, frame.id)).toBe('right-by-chance gives the right answer')
  expect(endsRight({ ...blind, id: 'written-topic/circle-arc' }, params, frame.id)).toBeNull()
  const always: Template = {
    ...t,
    traps: [...t.traps, { misconception: 'always-right', rule: (given) => t.check(given) }],
  }
  const [module] = topics.filter((m) => m.topic.id === 'sat-math')
  expect(() => drawItem(always, frame, 1, module ? sentencesOf(module) : new Map())).toThrow(
    'always-right gives the right answer',
  )
})

test('a statement does not apply where it is right, and its rule is read as it is written', () => {
  const { t, frame, params } = example()
  const given = t.given(params, frame.id)
  const stated = (rule: () => Value) =>
    template({ ...t, traps: [{ misconception: 'a-statement', unlessRight: true, rule }] }).traps[0] as Trap
  const [wrong, asking] = [stated(() => text('Never')), stated(() => t.answer(params))]
  expect(wrong.rule(given, frame.id)?.html).toBe('Never')
  expect(asking.rule(given, frame.id)).toBeNull()
  expect(asksForTheAnswer(wrong)).toBe(false)
  expect(asksForTheAnswer(asking)).toBe(true)
})
