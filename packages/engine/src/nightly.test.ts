import { expect, test } from 'vitest'
import { ITEM_TERMS } from './deviations.ts'
import { PARTS } from './difficulties.ts'
import { FEATURES } from './features.ts'
import { calibrateTopic, offsetOf, viewAfter } from './nightly.ts'
import { PARAMS } from './params.ts'
import { anAnswer, anItem } from './testing.ts'

const items = ['i0', 'i1', 'i2', 'i3'].map((id, i) => anItem({ id, skills: [`s${i % 2}`], template_id: `t${i}` }))

/** Those by whom the strength of single weights is chosen have answered nothing: none can be shown to help. */
const histories = Array.from({ length: 2 * PARTS }, (_, student) =>
  student % PARTS === 0
    ? []
    : items.map((item, k) =>
        anAnswer({
          item,
          correct: (student + k) % 3 > 0,
          at: k * 60_000,
          ms: 20_000 + 9_000 * k,
          first_exposure: true,
        }),
      ),
)
const night = calibrateTopic(histories, items, { enough: 1 })

test('where nothing tells single skills and items apart, they are read as the topic is', () => {
  expect(night.topic).not.toBeNull()
  expect([...night.skills.keys()]).toEqual(['s0', 's1'])
  expect([...night.deviations.keys()]).toEqual(items.map((item) => item.id))
  const own = [...night.skills.values(), ...night.deviations.values()].flatMap((offsets) => [...offsets])
  expect(own.every((offset) => offset === 0)).toBe(true)
})

test('an item is read with the time and the difficulty that a night has found, a new one with the weights of its topic alone', () => {
  const view = viewAfter(night, items[3]!)
  expect(view.secondsTaken).toBe(night.seconds.get('i3'))
  expect(view.secondsTaken).toBeGreaterThan(0)
  expect(view).toMatchObject({ ...night.items.get('i3') })
  const fresh = anItem({ id: 'new', skills: ['s1'], template_id: 'new' })
  expect(viewAfter(night, fresh)).not.toHaveProperty('secondsTaken')
  expect(offsetOf(night, fresh)).toEqual(offsetOf(night, items[3]!))
})

test('below enough answers a topic keeps the weights of the public data', () => {
  const few = calibrateTopic(histories, items, { enough: 4 * 2 * (PARTS - 1) + 1 })
  expect([few.topic, offsetOf(few, items[0]!)]).toEqual([null, null])
  expect(calibrateTopic(histories, items, { enough: 4 * 2 * (PARTS - 1) }).topic).not.toBeNull()
})

test('an item that goes against everything else loses what a term says of it, and no sign turns round', () => {
  const [first, second, third, usual, odd] = ['a', 'b', 'c', 'usual', 'odd'].map((id) =>
    anItem({ id, skills: [id === 'usual' || id === 'odd' ? 's1' : 's0'], template_id: id }),
  )
  const against = Array.from({ length: 80 }, (_, student) => {
    const able = student % 2 === 0
    const rights = [able, able, able, able, !able]
    return [first!, second!, third!, usual!, odd!].map((item, k) =>
      anAnswer({ item, correct: rights[k]!, at: (student % 7) * 3_600_000 + k * 60_000 }),
    )
  })
  const found = calibrateTopic(against, [first!, second!, third!, usual!, odd!], { enough: 1 })
  const totals = FEATURES.map(({ name, sign }, j) => {
    const all =
      PARAMS.weights[name]! + found.topic![j]! + found.skills.get('s1')![j]! + found.deviations.get('odd')![j]!
    return sign === '-' ? -all : all
  })
  const bound = FEATURES.flatMap(({ name, sign }, j) =>
    sign !== 'free' && (ITEM_TERMS as readonly string[]).includes(name) ? [totals[j]!] : [],
  )
  expect(Math.min(...bound)).toBeCloseTo(0, 9)
})
